import type { Rolldown } from 'vite';

/** Some of Mantine's components. */
const mantine = (components: string) => new RegExp(`@mantine/core/esm/components/(${components})/`);

const any = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));

/** What stands around every screen of a variant. */
const frames = /src\/demo\/frame\/demo-app\.tsx$|routes\/_app\.tsx\?tsr-split/;
/** A sign with this many importers is a common one; the showcase shows many that no other page does. */
const common = 6;
const showcase = /src\/demo\/showcase\//;

/** Whether a module whose id fits imports this one, itself or through others; what is fetched later does not count. */
function isLoadedBy(
  screen: RegExp,
  id: string,
  modules: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (screen.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isLoadedBy(screen, importer, modules, seen),
  );
}

/** A file for each folder, which the test's first group gives. */
const perFolder = (kind: string, test: RegExp) => ({
  name: (id: string) => {
    const [, folder] = test.exec(id) ?? [];
    return folder ? `${kind}-${folder.replaceAll('/', '-')}` : null;
  },
  test,
});

/**
 * Which modules share a file, each with all that it imports. Left alone, every shared component becomes a file of
 * its own and a page sixty small requests; in one file, the login would download the whole application.
 * Earlier groups take first, so what much else builds upon stands before it; what no group takes is split by which
 * screens need it. `npm run bytes -w e2e` shows what a change here does to each route.
 */
export const chunkGroups = [
  /** What chooses the variant and says so where it cannot be fetched: it depends on nothing that may fail. */
  { name: 'boot', test: /src\/boot\/|contract\/src\/variant|vite\/preload-helper/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/shell\/preload-react\.ts/ },
  /** What both variants begin with. */
  {
    name: 'base',
    test: any(
      /node_modules\/(@tanstack\/(react-router|router-core|history|store|react-store)|i18next)\//,
      // Without what puts elements into texts, which few screens do.
      /node_modules\/react-i18next\/(?!dist\/es\/(Trans|IcuTrans))/,
      /src\/(i18n\/|shell\/(appearance|days|preferences|store|search-params|pages\/demo-paths|page\/(use-title|focus-heading|prepare-router)))/,
      /packages\/simulation\/src\/pages\/paths/,
      // Lines on amounts, limits and days, which would bring the business application to the demo.
      /packages\/contract\/src\/shared\/(cents|limits|days)/,
      // Lines that the login page shares with each screen of the demo, which does not bring the rest of that page.
      /src\/(shell\/(dialog\/on-demand|fetch-once)|api\/message)\.ts$/,
      /src\/shell\/(pages\/(error-page|message-page|home-button)|toasts\/)/,
      /packages\/ui\/src\/(lean|toast|logo|locale\/locale|ripple|avatar|status)/,
      /shell\/frame\/language-names|icons\/Icon(ChevronDown|Moon|Sun|Eye|EyeOff)\.mjs/,
    ),
  },
  /** The first screen of most visitors, the login page, with router, texts and look. */
  {
    name: 'start',
    test: /src\/business\/(index|status|identity\/authentication\/(signed-out-layout|login-screen))\.tsx$/,
  },
  /** Signs that several screens show: those of the frames and of many screens, and apart from them the others. */
  {
    name: (id: string, modules: Rolldown.ChunkingContext) =>
      (modules.getModuleInfo(id)?.importers ?? []).filter((importer) => !showcase.test(importer)).length >=
        common || isLoadedBy(frames, id, modules)
        ? 'icons'
        : 'more-icons',
    test: /node_modules\/@tabler\//,
    minShareCount: 2,
  },
  /** What keeps the answers of both variants. */
  { name: 'query', test: /@tanstack\/(react-)?query|src\/api\/query-client\.ts/ },
  /** What every screen behind the login calls upon; the login page fetches it only to log in. */
  {
    name: 'api',
    test: /src\/(api|live)\/|src\/session\/(ability|drafts)|src\/shell\/form\/use-text-draft|node_modules\/@casl/,
  },
  /** The frame around every screen of both variants, and what nearly all screens are put together from. */
  {
    name: 'shell',
    test: any(
      /src\/shell\/(frame\/frame|page\/(page|failed-state)|controls|count-button|link-button)\.tsx$/,
      /src\/shell\/(use-(?:change-search|is-phone|latest)|list\/use-list|page\/use-typed-text|palette\/matches|shortcuts\/use-listed-keys)\.ts$/,
      /src\/shell\/dialog\/(use-return-focus|confirm)\.tsx?$/,
      /src\/shell\/(frame\/account-menu|count-button)\.module\.css/,
      // Dialogs bring much along and stay apart, as do charts.
      /packages\/ui\/src\/(?!confirm|charts|theme\/contrast)/,
      // What opens at a button, and what places that, is no part of a frame until it is touched.
      /@mantine\/core\/esm\/(core\/|utils\/(?!Floating)|components\/(Checkbox\/CheckIcon|Radio\/RadioIcon|Accordion\/AccordionChevron))/,
      /@mantine\/hooks\/esm\/(?!use-(click-outside|long-press|mask|collapse|move|fullscreen)\/)/,
      mantine('ActionIcon|Button|TextInput|Group|VisuallyHidden|Portal|Overlay|FocusTrap'),
      // Lines that other components borrow.
      /ScrollArea\/utils\/to-int|core\/utils\/get-env/,
    ),
  },
  /** What single pages need of Mantine's hooks, each apart. */
  {
    name: (id: string) => /\/(use-(?:mask|collapse|move|fullscreen))\//.exec(id)?.[1] ?? null,
    test: /@mantine\/hooks\/esm\/use-(mask|collapse|move|fullscreen)\//,
  },
  /** What opens at a button, and what places that, which the frame fetches once a pointer or the focus comes near; then menus. */
  { name: 'floating', test: any(/node_modules\/@floating-ui\//, mantine('Popover|Tooltip')) },
  { name: 'menu', test: any(mantine('Menu'), /src\/shell\/opened\.tsx$/) },
  /** How both variants drag things; and apart from it, since more is dragged than cards, what their boards look like. */
  { name: 'drag', test: /src\/shell\/drag\// },
  { name: 'board-looks', test: /src\/shell\/board\// },
  /** What both variants have beside their lists, and what makes HTML safe to show. */
  { name: 'search', test: /src\/shell\/page\/(search-field|filters|link-tabs)/ },
  { name: 'purify', test: /node_modules\/dompurify/ },
  /** How files are chosen and dropped, in both variants. */
  { name: 'files', test: any(mantine('FileButton'), /src\/shell\/use-file-drop\.ts$/) },
  /** How written text looks, in both variants: left to the groups of the work, the demo's pages would bring those along. */
  { name: 'prose', test: /src\/shell\/rich-text\/blocks\.module\.css/ },
  /** The field for an amount, in both variants. */
  { name: 'amount', test: /src\/shell\/amount\// },
  /** Stands in for what loads, in both variants. */
  { name: 'skeleton', test: mantine('Skeleton') },
  /**
   * What fills the frame of the real application, with how records are written and what people are called; changes field by field are
   * the work's alone.
   */
  {
    name: 'frame',
    test: /routes\/_app\.tsx\?tsr-split|src\/shell\/record\/(?!use-record)|src\/business\/use-person-name/,
  },

  /** Parts of Mantine that are no use alone: what is behind buttons, and inputs that not every screen has. */
  { name: 'native-select', test: mantine('NativeSelect') },
  { name: 'scroll-area', test: mantine('ScrollArea') },
  { name: 'combobox', test: mantine('Combobox') },
  { name: 'dialog', test: any(/src\/shell\/dialog\/dialog\.tsx$/, mantine('ModalBase|Modal|Drawer')) },
  { name: 'checkbox', test: mantine('Checkbox|InlineInput'), minShareCount: 2 },
  { name: 'textarea', test: mantine('Textarea'), minShareCount: 2 },
  { name: 'segmented-control', test: mantine('SegmentedControl|FloatingIndicator') },
  { name: 'number-input', test: mantine('NumberInput') },
  { name: 'virtual', test: /@tanstack\/(react-virtual|virtual-core)\// },

  /** A key that fields of days share with the commands of tasks, which would else come along with each such field. */
  { name: 'escape', test: /src\/shell\/day-field\/escape\.ts$/ },

  /** What the screens about tasks have in common, from what most of them use to what only some do. */
  {
    name: 'work',
    // What makes HTML safe to show comes with the few that show some, and what asks for money's accounts with the fields that spend.
    test: /src\/business\/work\/(?!rich-text\/(?!plain-text)|commands\/(?!task-commands)|bulk\/use-bulk|fields\/(picker|due-picker|use-choices|label|reward-input))/,
    minShareCount: 4,
  },
  {
    name: 'tasks',
    test: /src\/business\/work\/(fields\/(picker|use-choices|label)|change\/|app-page\/)/,
    minShareCount: 2,
  },
  /** What keys and the bar do on the screens that have rows of tasks. */
  {
    name: 'commands',
    test: /src\/business\/work\/(commands\/(?!task-commands)|bulk\/use-bulk)/,
    minShareCount: 2,
  },
  { name: 'filters', test: /src\/business\/work\/(task-filter\/|use-folded)/, minShareCount: 2 },
  { name: 'rich-text-field', test: /src\/shell\/rich-text\/(field|format-buttons)/, minShareCount: 2 },
  { name: 'rich-text', test: /src\/business\/work\/(comments|rich-text)\//, minShareCount: 2 },
  /** The same for tables of people, projects and apps. Pickers of users and roles would bring their lists along. */
  {
    name: 'records',
    test: /src\/(business\/(organisation\/(?!shared\/user)|identity\/(?!sso|users\/role-select))|shell\/page\/)/,
    minShareCount: 3,
  },
  /** How days and months are written, which pay is shown with, as much else is. */
  { name: 'dates', test: /src\/shell\/use-dates/ },
  /** How pay is shown, of pages that mostly show more than one of these. */
  {
    name: 'pay',
    test: /src\/business\/payroll\/(parts\/(sums|fold|payout-badge)|payslips\/payslip(-columns|s\.module))/,
    minShareCount: 2,
  },
  /** What the demo begins with; its first page; then what stands around the others, with the calls it makes and what answers them. */
  {
    name: 'demo',
    test: any(
      /src\/demo\/(index\.tsx|routing\/(links|use-search-of)\.ts)$/,
      /simulation\/src\/(core\/(ask|call)|auth\/contract)\.ts/,
    ),
  },
  {
    name: 'demo-login',
    test: /src\/demo\/(authentication\/(login-page|auth-frame|cover-pictures|password-field|use-auth-form)|parts\/(landscape|validators))|routes\/_blank\/login\.tsx\?tsr-split/,
  },
  /** What answers calls, who is logged in among them: a page without the frame asks that too. */
  { name: 'simulation', test: /simulation\/src\/(apps\.ts|(core|auth|people)\/)/ },
  {
    name: 'demo-frame',
    test: any(
      /src\/demo\/(frame\/(demo-app|header-buttons|leave-item)\.tsx$|parts\/status\.tsx$|routes\/_demo\.tsx\?tsr-split)/,
      /simulation\/src\/(search|notifications)\//,
      // How much is in the cart, which every page shows.
      /simulation\/src\/ecommerce\/(cart|count-answers)\.ts$/,
    ),
  },
  /** What charts are before they are drawn, and what both dashboards are put together from. */
  { name: 'charts', test: /packages\/ui\/src\/charts\/(charts|chart-legend|colours)/ },
  { name: 'dashboards', test: /src\/demo\/dashboards\/parts\/(?!search|card-menu)/ },
  /** Some lines each, for what is done to a record of a list. */
  { name: 'demo-records', test: /src\/demo\/parts\/(actions-menu|confirm-call)\.tsx$/ },
  /** What the pages of each of the showcase's sections say of themselves, and the sources that each page shows. */
  perFolder('about', /src\/demo\/showcase\/([\w/-]+)\/[\w-]+\/about\.json$/),
  perFolder('source', /src\/demo\/showcase\/([\w/-]+)\/[\w-]*examples\.tsx\?sources$/),
  /** The calendar's page, also with what its dialog shares with it. */
  { name: 'calendar', test: /routes\/_demo\/apps\/calendar\.tsx\?tsr-split/ },
  /** What the calendar shows a month with; what draws the other views and what moves events stay apart. */
  {
    name: (id: string, modules: Rolldown.ChunkingContext) =>
      isLoadedBy(/calendar\/calendar-grid\.tsx$/, id, modules) ? 'calendar-core' : null,
    test: /node_modules\/(@fullcalendar|@full-ui)\//,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
