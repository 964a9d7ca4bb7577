import type { translations } from './texts.ts';

type Language = (typeof translations)[number];

/** A word that people read: where the English has it, each translation has its own, by the stems that it is inflected from. */
interface Term {
  english: RegExp;
  words: Record<Language, RegExp>;
}

/** The words of ARCHITECTURE's table that a translation may not leave out or say otherwise, by their English there. */
export const terms: Record<string, Term> = {
  task: { english: /\btasks?\b/i, words: { fr: /tâche/i, sw: /kazi/i, ar: /مهم|مهام/ } },
  subtask: { english: /\bsubtasks?\b/i, words: { fr: /sous-tâche/i, sw: /kazi (zake )?ndogo/i, ar: /فرعي/ } },
  app: { english: /\bapps?\b/i, words: { fr: /application/i, sw: /programu/i, ar: /تطبيق/ } },
  project: {
    english: /(?<!X-)\bprojects?\b/i,
    words: { fr: /projet/i, sw: /\bmi?radi/i, ar: /مشروع|مشاريع/ },
  },
  'flow, stage': { english: /\bflows?\b/i, words: { fr: /flux/i, sw: /\bmi?tiririko/i, ar: /مسار/ } },
  team: { english: /\bteams?\b/i, words: { fr: /équipe/i, sw: /timu/i, ar: /فريق|فرق/ } },
  'role, permission': { english: /\broles?\b/i, words: { fr: /rôle/i, sw: /jukumu/i, ar: /دور|أدوار/ } },
  permission: { english: /\bpermissions?\b/i, words: { fr: /permis/i, sw: /ruhus/i, ar: /صلاحي/ } },
  'to revoke (an invitation)': {
    english: /\brevoke/i,
    words: { fr: /révoqu/i, sw: /batilish/i, ar: /بطل|إبطال/ },
  },
  reward: { english: /\brewards?\b/i, words: { fr: /rémunération/i, sw: /ujira/i, ar: /مكاف/ } },
  'wallet, balance': {
    english: /\bwallets?\b/i,
    words: { fr: /portefeuille/i, sw: /pochi/i, ar: /محفظ|محافظ/ },
  },
  balance: { english: /\bbalances?\b/i, words: { fr: /solde/i, sw: /salio/i, ar: /رصيد|أرصد/ } },
  'on hold': { english: /\bon hold\b/i, words: { fr: /bloqu/i, sw: /zuili/i, ar: /حجز|حجوز/ } },
  'to withdraw (money alone)': {
    english: /\bwithdrawals?\b/i,
    words: { fr: /retrait|retirer/i, sw: /utoaji|kutoa|li(zo|cho)to|nazoto/i, ar: /سحب|سحوب/ },
  },
  'transaction, fee': { english: /\bfees?\b/i, words: { fr: /frais/i, sw: /\bada\b/i, ar: /رسوم/ } },
  recipient: {
    english: /\b(receivers?|recipients?)\b/i,
    words: { fr: /bénéficiaire|destinataire/i, sw: /wapokeaji|mpokeaji/i, ar: /مستفيد|مستلم|مرسل إليه/ },
  },
  'to approve, to refuse': {
    english: /\bapprov/i,
    words: { fr: /approuv|approb/i, sw: /idhini/i, ar: /واف/ },
  },
  status: { english: /\bstatus(es)?\b/i, words: { fr: /statut/i, sw: /\bhali\b/i, ar: /حال/ } },
  'to remove': {
    english: /\bremov(e|es|ed|ing)\b/i,
    words: { fr: /supprim|suppress|enlev/i, sw: /ondo/i, ar: /زال|زيل|أزل/ },
  },
  reason: { english: /\breasons?\b/i, words: { fr: /motif/i, sw: /sababu/i, ar: /سبب|أسباب/ } },
  'to suspend': { english: /\bsuspend/i, words: { fr: /suspend/i, sw: /simamish/i, ar: /وقف|وقوف|إيقاف/ } },
  session: { english: /\bsessions?\b/i, words: { fr: /session/i, sw: /\bk?v?ipindi/i, ar: /جلس/ } },
  'second factor': {
    english: /\bsecond factors?\b/i,
    words: { fr: /seconds? facteurs?/i, sw: /k?v?ipengele/i, ar: /عامل|عوامل/ },
  },
  employee: { english: /\bemployees?\b/i, words: { fr: /salarié/i, sw: /fanyakazi/i, ar: /موظف/ } },
  payslip: { english: /\bpayslips?\b/i, words: { fr: /bulletin/i, sw: /\bhati\b/i, ar: /قسيم|قسائم/ } },
  returns: {
    english: /\bpayroll returns\b|\bReturns\b|\b[Tt]he returns?\b/,
    words: { fr: /déclaration/i, sw: /rejesho/i, ar: /إقرار/ },
  },
  bonus: { english: /\bbonus(es)?\b/i, words: { fr: /prime/i, sw: /bonasi/i, ar: /علاو/ } },
  'gross, net': { english: /\bgross\b/i, words: { fr: /\bbrut/i, sw: /ghafi/i, ar: /إجمالي/ } },
  net: { english: /\bnet pay\b/i, words: { fr: /\bnet\b/i, sw: /halisi/i, ar: /صافي/ } },
  deduction: { english: /\bdeductions?\b/i, words: { fr: /retenue/i, sw: /makato/i, ar: /خصم|خصوم/ } },
  'reviewed (of a change)': {
    english: /\breviewed\b/i,
    words: { fr: /vérifi/i, sw: /kagul/i, ar: /روجع|راجع/ },
  },
  books: { english: /\bbooks\b/i, words: { fr: /livres/i, sw: /vitabu/i, ar: /دفاتر/ } },
  authority: {
    english: /\b(?<!tax )authorit(y|ies)\b/i,
    words: { fr: /organisme/i, sw: /mamlaka/i, ar: /جه[ةا]/ },
  },
  bank: { english: /\bbanks?\b/i, words: { fr: /banque|bancaire/i, sw: /benki/i, ar: /بنك|بنوك/ } },
};

/** A wording that no text of a language has, unless its English says what it is for. */
interface Avoided {
  wording: RegExp;
  instead: string;
  unless?: RegExp;
}

/** Wordings that were a second word for something, or that no native writes. */
export const avoided: Record<Language, readonly Avoided[]> = {
  fr: [
    { wording: /s’il vous plaît|veuillez/i, instead: 'the infinitive, without “please”' },
    { wording: /\bretir(er|ez|é)/i, instead: 'supprimer, enlever', unless: /withdr|cash out/i },
    { wording: /employé(?!e? par)/i, instead: 'salarié' },
    { wording: /\badministrations?\b|\bautorités?\b/i, instead: 'organisme' },
    { wording: /\bcourriels?\b/i, instead: 'e-mail' },
    { wording: /\brécompense/i, instead: 'rémunération' },
    { wording: /\bapprovisionn/i, instead: 'recharger' },
    { wording: /\brelecture\b/i, instead: 'en revue, validation' },
    {
      wording: /\battribu(er|é|ez)|\baffect(er|é|ent)\b|\bconfi(er|ée|ez)\b/i,
      instead: 'assigner',
      unless: /find|\bword|inbox/i,
    },
    { wording: /\btous les états\b/i, instead: 'statut' },
    { wording: /\barrêté\b/i, instead: 'désactivé' },
    { wording: /destinataire/i, instead: 'bénéficiaire, but of an e-mail or a parcel', unless: /^demo/ },
    { wording: /[“”]/, instead: '« »' },
    { wording: /(\d|\}\}) (Mo|ko|Go|h|%)(?!\p{L})/u, instead: 'a no-break space before a unit' },
  ],
  sw: [
    { wording: /\btafadhali\b/i, instead: 'the plain form' },
    { wording: /^U\p{Ll}+e .*\?$/u, instead: 'a plain question: Futa …?' },
    { wording: /ajiriwa/i, instead: 'mfanyakazi' },
    { wording: /kokot/i, instead: 'hesabu' },
    { wording: /\bmafaili\b|\bfaili (la|li|lingine|lenye)\b/i, instead: 'faili ya, faili nyingine' },
    { wording: /jisajili/i, instead: 'jiandikisha' },
    { wording: /\bzawadi\b/i, instead: 'ujira' },
    { wording: /\bv?k?ikao\b/i, instead: 'kipindi' },
    { wording: /\bwajibu\b/i, instead: 'jukumu' },
    { wording: /tengu/i, instead: 'tendua', unless: /revers|taken? back|takes back/i },
    {
      wording: /taarifa/i,
      instead: 'marejesho',
      unless: /^(?!.*\b(payroll returns|Returns|the returns?)\b)/,
    },
    { wording: /nafasi (hii )?(moja )?ya kazi/i, instead: 'eneo la kazi' },
    { wording: /\bm?tu hai\b|\bwatu hai\b/i, instead: 'anayetumia akaunti' },
    { wording: /[«»]/, instead: '“ ”' },
    { wording: /\d %/, instead: '30%' },
  ],
  ar: [
    { wording: /من فضلك|يرجى|الرجاء/, instead: 'the sentence without “please”' },
    { wording: /سحب/, instead: 'إزالة, إبطال', unless: /withdr|drag|cash out|limits/i },
    { wording: /مصرف(?!و)/, instead: 'بنك' },
    { wording: /مستلم/, instead: 'مستفيد', unless: /payee|received|orders/i },
    { wording: /اعتماد|معتمد|اعتمد|يعتمد/, instead: 'الموافقة' },
    { wording: /اقتطاعات/, instead: 'خصومات' },
    { wording: /كشوف الرواتب هذه|كشوف رواتب/, instead: 'كشف الرواتب' },
    { wording: /ستعم/, instead: 'استخدم' },
    { wording: /ملف تعريف/, instead: 'ملف شخصي' },
    { wording: /قيد العمل/, instead: 'قيد التنفيذ' },
    { wording: /أذونات|\bإذن(ًا)?\b/, instead: 'صلاحية' },
    { wording: /مكافأة/, instead: 'علاوة', unless: /^(?!.*\bbonus)|\breward/i },
    { wording: /[“”]/, instead: '« »' },
  ],
};

/** Imperatives that an Arabic button would begin with, where it has the verbal noun. */
export const arabicImperatives =
  /^(أضف|احذف|أزل|أرسل|افتح|أغلق|احفظ|اقفل|أظهر|اعرض|أنشئ|غير|عدل|أكد|تحقق|ابدأ|انسخ|انقل|ادفع|اشحن|اطلب|افعل|اسأل|اسألها|حمل|نزل|صف|لا تدفع|لا تسأل|ادع|اربط|افصل|سجل|اختر)(?=\s|$)/;
