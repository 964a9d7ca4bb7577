/**
 * The pages of the showcase with their titles in the search. What stands before the last slash is a page's section, whose
 * own address shows all of its pages.
 */
export const showcase = {
  'cards/basic': 'Basic cards',
  'cards/advance': 'Advanced cards',
  'cards/statistics': 'Statistics cards',
  'cards/analytics': 'Analytics cards',
  'cards/action': 'Card actions',
  'components/accordion': 'Accordion',
  'components/alerts': 'Alerts',
  'components/avatars': 'Avatars',
  'components/badges': 'Badges',
  'components/breadcrumbs': 'Breadcrumbs',
  'components/buttons': 'Buttons',
  'components/carousel': 'Carousel',
  'components/collapse': 'Collapse',
  'components/dropdowns': 'Dropdowns',
  'components/drawer': 'Drawer',
  'components/list-group': 'List group',
  'components/modals': 'Modals',
  'components/navigation': 'Navigation',
  'components/pagination': 'Pagination',
  'components/pills-and-tabs': 'Tabs and pills',
  'components/popovers': 'Popovers',
  'components/progress': 'Progress',
  'components/rating': 'Rating',
  'components/skeleton': 'Skeleton',
  'components/spinners': 'Spinners',
  'components/stepper': 'Stepper',
  'components/timeline': 'Timeline',
  'components/toasts': 'Toasts',
  'components/tooltips': 'Tooltips',
  'components/tree': 'Tree',
  'forms/elements/input': 'Input',
  'forms/elements/groups': 'Input group',
  'forms/elements/masks': 'Input mask',
  'forms/elements/textarea': 'Textarea',
  'forms/elements/checkbox': 'Checkbox',
  'forms/elements/radio': 'Radio',
  'forms/elements/switch': 'Switch',
  'forms/elements/select': 'Select',
  'forms/elements/number': 'Number input',
  'forms/elements/date-and-time': 'Date and time pickers',
  'forms/elements/file-upload': 'File upload',
  'forms/elements/editor': 'Rich text editor',
  'forms/layout': 'Form layout',
  'forms/wizard': 'Form wizard',
  'forms/validation': 'Form validation',
  'forms/repeater': 'Form repeater',
  'tables/reactstrap': 'Basic tables',
  'datatables/basic': 'Data table',
  'datatables/advance': 'Advanced data table',
  'charts/apex': 'ApexCharts',
  'charts/chartjs': 'Chart.js',
  'charts/recharts': 'Recharts',
  'extensions/import': 'Import',
  'extensions/export': 'Export',
  'extensions/export-selected': 'Export selected',
  'extensions/pagination': 'Pagination (logic)',
  'extensions/i18n': 'Internationalisation (i18n)',
  'extensions/clipboard': 'Clipboard',
  'extensions/context-menu': 'Context menu',
  'extensions/drag-and-drop': 'Drag and drop',
  'extensions/media-player': 'Media player',
  'extensions/sliders': 'Sliders',
  'extensions/tour': 'Tour',
  'extensions/editor': 'Text editor',
  'extensions/autocomplete': 'Autocomplete',
  'page-layout/collapsed-menu': 'Collapsed menu',
  'page-layout/top-menu': 'Top menu',
  'page-layout/without-menu': 'Without menu',
  'page-layout/boxed': 'Boxed',
  'page-layout/full-width': 'Full width',
  'page-layout/empty': 'Empty page',
} as const;

/** Where a page of the showcase is, without the first slash: `components/accordion`. */
export type ShowcasePath = keyof typeof showcase;

export const showcasePaths: readonly ShowcasePath[] = Object.keys(showcase).filter(
  (path): path is ShowcasePath => path in showcase,
);

export const sectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The addresses of all sections and pages. */
export const showcaseAddresses: readonly string[] = [
  ...new Set(showcasePaths.map((path) => `/${sectionOf(path)}`)),
  ...showcasePaths.map((path) => `/${path}`),
];
