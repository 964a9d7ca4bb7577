-- What one reads is found as one types it: beyond case and accents, folded() is blind to quotation marks, kinds of dashes and spaces, forms of
-- Arabic letters, digits of other scripts, compatibility forms and characters that are not seen. See folded() in
-- packages/contract/src/shared/folded.ts, which a test holds against this function for every character.
create or replace function folded(given text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    case
      when octet_length(given) = char_length(given) then translate(lower(given collate "C"), E'\t''"`', ' ')
      else replace(replace(replace(replace(translate(translate(
        lower(regexp_replace(normalize(replace(given, '´', ''), NFKD) collate "C", '["''`\u00ab\u00ad\u00bb\u02b9-\u02bf\u02c8\u02ca\u02cb\u0300-\u036f\u0483-\u0489\u055a\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08ff\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2032-\u2037\u2039\u203a\u2060-\u206f\u20d0-\u20f0\u275b-\u275e\u300c-\u300f\u301d-\u301f\ua78b\ua78c\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]', '', 'g')),
      'ÆÐØÞðøĐđĦħıŁłŊŋŒŦŧƀƁƂƄƆƇƈƉƊƋƎƏƐƑƒƓƔƖƗƘƙƚƜƝƟƢƤƥƦƧƩƬƭƮƱƲƳƴƵƶƷƸƼǤǶǷȜȠȢȤȺȻȼȽȾɁɃɄɅɆɇɈɉɊɌɍɎɏɓɔɖɗ' ||
      'əɛɠɣɨɩɫɲʈʉʋ˗ͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦ' ||
      'ЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬ' ||
      'ԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ֊־ةى٠١٢٣٤٥٦٧٨٩ٱکھہۃیےە۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮' ||
      '৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘' ||
      '໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙ẞ‐‒–—―⁃−ⱠⱡⱢⱣⱤⱥⱦⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐ' ||
      'ꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉ',
      'ædoþdoddhhillnnœttbbƃƅoccddƌǝeeffggiikklɯnɵƣppʀƨʃtttʊvyyzzʒƹƽǥƕƿȝƞȣȥaccltɂbuʌeejjɋrryybodd' ||
      'eeggiilntuv-ͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхц' ||
      'чшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭ' ||
      'ԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ--هي0123456789اكهههييه01234567890123456789012345678' ||
      '901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678' ||
      '90123456789012345678901234567890123456789ß-------lllᵽɽatⱨⱪⱬɑɱɐɒⱳⱶȿɀꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑ' ||
      'ꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊ'),
        E'\t\u1680\u2028\u2029', '    '), 'ß', 'ss'), 'æ', 'ae'), 'þ', 'th'), 'œ', 'oe')
    end,
    ' {2,}', ' ', 'g'
  );

-- Each label is folded by itself: two spaces that become one must not join it with the next. No label holds a line break.
create or replace function folded_labels(labels text[]) returns text
  language sql immutable parallel safe
  return (
    select coalesce(string_agg(folded(label), chr(10) order by place), '')
    from unnest(labels) with ordinality as each (label, place)
  );

-- A text folded, with spaces for the signs that would glue its words together (till@kazi.test, 3/4, l'eau).
create function folded_apart(given text) returns text
  language sql immutable parallel safe strict
  return folded(translate(given, '.,:;/\@_-''`´’‘ʼ“”«»–—‑、。・！？「」', repeat(' ', 29)));

-- A text as its words are sought. Scripts that write no spaces between words are sought letter by letter, without the vowel and tone
-- marks that a parser of words may drop.
create function folded_words(given text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    regexp_replace(
      folded_apart(given),
      '[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u102b-\u103e\u17b6-\u17d3\u3099\u309a]', '', 'g'
    ),
    '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\U00020000-\U0003ffff])', ' \1 ', 'g'
  );

create or replace function task_words(title text, description text, labels text[]) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', folded_words(
    title || ' ' || array_to_string(labels, ' ') || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g')
  ));

-- What is typed, as a tsquery: each of its first twelve words, whose last letters may be missing. One that the parser takes for several
-- stands for these in their order.
create function sought_words(typed text) returns text
  language sql immutable parallel safe strict
  return (
    select coalesce(string_agg(word || ':*', ' & '), '')
    from (
      select phraseto_tsquery('simple', folded_words(part))::text as word
      from regexp_split_to_table(folded_apart(typed), ' ') as part
      where part ~ '[^[:space:][:punct:]]'
      limit 12
    ) as words
    where word <> ''
  );

comment on column task_search.title is 'Folded, as it is sought';

create or replace function add_to_task_search() returns trigger language plpgsql
set plan_cache_mode = force_custom_plan as $$
begin
  insert into task_search (tenant_id, task_id, app_id, title, words)
  values (
    new.tenant_id, new.id, new.app_id, folded(new.title), task_words(new.title, new.description, new.labels)
  );
  return null;
end $$;

create or replace function change_in_task_search() returns trigger language plpgsql
set plan_cache_mode = force_custom_plan as $$
begin
  perform set_config('kazi.sought', '', true), set_config('pg_trgm.word_similarity_threshold', '0', true);
  update task_search
  set title = folded(new.title), words = task_words(new.title, new.description, new.labels)
  where tenant_id = new.tenant_id and task_id = new.id;
  return null;
end $$;

-- What was folded by the rule before, one workspace after the other.
do $$
declare
  workspace uuid;
begin
  perform set_config('kazi.sought', '', true), set_config('pg_trgm.word_similarity_threshold', '0', true);
  for workspace in select id from tenants loop
    perform set_config('kazi.tenant', workspace::text, true);
    -- Set to themselves, they have the columns that follow from them written anew.
    update tasks set title = title, labels = labels
    where tenant_id = workspace and (title_key <> folded(title) or labels_key <> folded_labels(labels));
    update task_search as s set title = folded(t.title), words = task_words(t.title, t.description, t.labels)
    from tasks as t
    where s.tenant_id = workspace and t.tenant_id = s.tenant_id and t.id = s.task_id;
  end loop;
  perform set_config('kazi.tenant', '', true);
end $$;
