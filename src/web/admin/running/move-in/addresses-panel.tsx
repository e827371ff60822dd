import { useState } from 'react';
import type { AskedAddresses } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { uploadFile } from '#web/admin/api/upload.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { FileButton } from '#web/admin/ui/form/file-button.tsx';
import { fileSize } from '#web/shared/file-size.ts';
import { useMoveInTexts } from './move-in-texts.ts';

const LISTS = '.xml,.txt,.csv,.log,.gz,text/plain,text/csv,application/xml,text/xml';

/** The answers as a file: the browser has all of them already. */
function save(answers: AskedAddresses): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(answers, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'old-addresses.json';
  link.click();
  URL.revokeObjectURL(url);
}

function Answers({ answers }: { answers: AskedAddresses }) {
  const words = useMoveInTexts();
  const { numbers, more, addresses } = answers;
  const missing = addresses
    .filter(({ answer }) => answer === 404)
    .slice(0, engineLimits.moveIn.addresses.shown);
  return (
    <div role="status" className="flex flex-col gap-3">
      <p>{words.answers(numbers['200'], numbers['301'], numbers['404'])}</p>
      {more && <Notice tone="warn">{words.answersMore}</Notice>}
      {missing.length > 0 && (
        <details>
          <summary className="cursor-pointer">{words.missingAddresses}</summary>
          <ul className="problem-list">
            {missing.map(({ path }) => (
              <li key={path}>{path}</li>
            ))}
            {numbers['404'] > missing.length && <li>{words.leftMore(numbers['404'] - missing.length)}</li>}
          </ul>
        </details>
      )}
      <div>
        <Button icon="download" onClick={() => save(answers)}>
          {words.downloadAnswers}
        </Button>
      </div>
    </div>
  );
}

/** A list of addresses that people know of the old site, and what becomes of each. */
export function AddressesPanel() {
  const { texts, tag } = useLanguage();
  const words = useMoveInTexts();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [answers, setAnswers] = useState<AskedAddresses>();

  async function ask(file: File): Promise<void> {
    const { fileBytes } = engineLimits.moveIn.addresses;
    setProblem(undefined);
    setAnswers(undefined);
    if (file.size > fileBytes) return setProblem(words.tooLarge(file.name, fileSize(fileBytes, tag)));
    setShare(0);
    try {
      const options = { onProgress: setShare, signal: new AbortController().signal };
      const told: unknown = await uploadFile('POST /api/admin/old-addresses', file, options);
      setAnswers(told as AskedAddresses);
    } catch (error) {
      setProblem(explainFailure(error, texts).message);
    } finally {
      setShare(undefined);
    }
  }

  return (
    <section aria-labelledby="move-in-addresses" className="mt-8 flex flex-col gap-3">
      <div>
        <h2 id="move-in-addresses" className="text-base">
          {words.addressesTitle}
        </h2>
        <p className="text-mute mt-1 max-w-prose">{words.addressesAbout}</p>
      </div>
      <div>
        <FileButton
          label={words.addressesAsk}
          accept={LISTS}
          busy={share !== undefined}
          onFiles={([file]) => file && void ask(file)}
        />
      </div>
      {share !== undefined && (
        <div role="status">
          <p className="mb-1">{words.asking}</p>
          <Progress label={words.asking} {...(share < 1 && { value: share })} />
        </div>
      )}
      {problem && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      {answers && <Answers answers={answers} />}
    </section>
  );
}
