import { type EditionRules, ruleKinds } from '#contract/running/move-in/edition-rules.ts';
import type { FoundLanguage, MoveInTold } from '#contract/running/move-in/move-in.admin.schemas.ts';
import type { MoveInChoices } from '#contract/running/move-in/move-in-choices.schemas.ts';
import { isLocale, locales } from '#contract/site/locales.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { Select } from '#web/admin/ui/form/select.tsx';
import { FurtherRules } from './further-rules.tsx';
import { useMoveInTexts } from './move-in-texts.ts';

interface Props {
  told: MoveInTold;
  choices: MoveInChoices;
  onChange: (news: Partial<MoveInChoices>) => void;
}

/** What was chosen and taken back again is as if nobody had. */
const withoutEmpty = (rules: EditionRules): EditionRules =>
  Object.fromEntries(Object.entries(rules).filter(([, marks]) => Object.keys(marks ?? {}).length > 0));

/** No edition is called so. */
const AS_FOUND = '…';

function LanguageRow({
  language: { key, spoken, articles, edition },
  chosen,
  onChoose,
}: {
  language: FoundLanguage;
  chosen: string | undefined;
  onChoose: (edition: string) => void;
}) {
  const words = useMoveInTexts();
  const editionOf = useEditionNames();
  const name = spoken && spoken !== key ? `${key} (${spoken})` : key;
  // What was chosen before is where it goes now: what it would be without that is not known until somebody looks.
  const asFound = chosen ? words.asLanguage : edition ? words.asEdition(editionOf(edition)) : words.asDraft;
  return (
    <tr>
      <th scope="row" className="text-start font-normal wrap-anywhere">
        {name} <span className="text-mute">{words.inLanguage(articles)}</span>
      </th>
      <td>
        <Select
          label={`${name}: ${words.edition}`}
          value={chosen ?? AS_FOUND}
          onChange={onChoose}
          options={[
            { value: AS_FOUND, label: asFound },
            ...locales.map((value) => ({ value: value as string, label: editionOf(value) })),
          ]}
        />
      </td>
    </tr>
  );
}

/** Where entries go that the old site tells apart: by language, and by whatever else somebody says. */
export function EditionRulesFields({ told, choices: { editions }, onChange }: Props) {
  const words = useMoveInTexts();
  const { languages = [] } = told;
  const isRuled = ruleKinds.some((kind) => Object.keys(editions[kind] ?? {}).length > 0);
  const choose = (key: string, edition: string) => {
    const { [key]: _before, ...others } = editions.language ?? {};
    const language = isLocale(edition) ? { ...others, [key]: edition } : others;
    onChange({ editions: withoutEmpty({ ...editions, language }) });
  };
  return (
    <>
      {languages.length > 0 && (
        <div className="table-box">
          <table className="table table-compact table-fixed" aria-label={words.languagesTitle}>
            <thead>
              <tr>
                <th scope="col">{words.languagesTitle}</th>
                <th scope="col">{words.edition}</th>
              </tr>
            </thead>
            <tbody>
              {languages.map((language) => (
                <LanguageRow
                  key={language.key}
                  language={language}
                  chosen={editions.language?.[language.key]}
                  onChoose={(edition) => choose(language.key, edition)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <details className="panel px-4 py-3" open={isRuled && languages.length === 0}>
        <summary className="cursor-pointer">{words.rulesTitle}</summary>
        <FurtherRules
          rules={editions}
          marks={told.marks}
          onChange={(news) => onChange({ editions: withoutEmpty({ ...editions, ...news }) })}
        />
      </details>
    </>
  );
}
