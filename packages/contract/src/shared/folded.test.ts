import { expect, test } from 'vitest';
import { folded } from './folded.ts';

test.each([
  ['José Müller', 'jose muller'],
  ['Łukasz Đặng Sørensen', 'lukasz dang sorensen'],
  ['Straße STRASSE', 'strasse strasse'],
  ['Ærø Œuvre Þór', 'aero oeuvre thor'],
  ['Client’s ‘invoice’ – «Q3»', 'clients invoice - q3'],
  ["Ng'ang'a Ng´ang`a Ngʼangꞌa", 'nganga nganga nganga'],
  ['Pay\u00a0rent\u202f\u2003now', 'pay rent now'],
  ['أحمد إلى مكتبة ـمـ مُهِمّة ٱلآن', 'احمد الي مكتبه م مهمه الان'],
  ['٢٠٢٦ ۲۰۲۶ ２０２６ २०२६', '2026 2026 2026 2026'],
  ['علی‌رضا کریمی', 'عليرضا كريمي'],
  ['ﬁle ＡＢＣ ﻻ', 'file abc لا'],
  ['İSTANBUL ısı', 'istanbul isi'],
  ['Ὀδυσσεύς ΟΔΥΣΣΕΥΣ', 'οδυσσευσ οδυσσευσ'],
  ['co\u00adop\u200berate 1️⃣', 'cooperate 1'],
])('%s is sought as %s', (text, sought) => {
  expect(folded(text)).toBe(sought);
});
