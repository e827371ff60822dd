import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Locale } from '#contract/site/locales.ts';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Thumb } from '#web/admin/ui/thumb.tsx';

/** The library is loaded by whoever opens it. */
const MediaPicker = lazy(async () => ({ default: (await import('./media-picker.tsx')).MediaPicker }));

interface MediaFieldProps {
  /** The picture's address, as a post or product keeps it. */
  value: string | null;
  /** With it comes what the library says it shows, in the edition's language, where somebody has written that. */
  onChange: (url: string | null, alt?: string) => void;
  label?: string;
  /** The edition that is worked on, unless another is given. */
  locale?: Locale;
}

/** A picture of something: shown, chosen from the library, taken away. */
export function MediaField({ value, onChange, label, locale }: MediaFieldProps) {
  const { media } = useTexts();
  const [edition] = useEdition();
  const mayChange = useMay('writer');
  const [choosing, setChoosing] = useState(false);
  const language = locale ?? edition;
  const box = useRef<HTMLFieldSetElement>(null);
  const moved = useRef(false);
  // The button that was pressed goes with what it stood on: the next one takes the focus.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    box.current?.querySelector('button')?.focus();
  });
  function change(url: string | null, alt?: string): void {
    moved.current = true;
    onChange(url, alt);
  }
  return (
    <fieldset ref={box} className="min-w-0">
      <legend className="field-label mb-1.5">{label ?? media.field}</legend>
      {value && (
        <div className="media-field">
          <Thumb url={value} />
          {mayChange && (
            <div className="media-field-actions">
              <Button icon="replace" onClick={() => setChoosing(true)}>
                {media.change}
              </Button>
              <Button icon="x" onClick={() => change(null)}>
                {media.remove}
              </Button>
            </div>
          )}
        </div>
      )}
      {!value && mayChange && (
        <button type="button" className="media-field media-field-empty" onClick={() => setChoosing(true)}>
          <Icon of="image-plus" />
          {media.choose}
        </button>
      )}
      {!value && !mayChange && <p className="text-mute">{media.noPicture}</p>}
      {choosing && (
        <Suspense>
          <MediaPicker
            locale={language}
            onClose={() => setChoosing(false)}
            onChoose={(item) => {
              setChoosing(false);
              change(item.url, item.alt[language]);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

interface FileFieldProps {
  /** A picture, or whatever else the library has. */
  kind?: 'picture' | 'file';
  label: string;
  /** Longer, where several such buttons stand on a screen. */
  name?: string;
  busy?: boolean;
  locale: Locale;
  onChoose: (item: Media) => void;
}

/** A sound, a film or a document of the library, or one that is brought in on the way. */
export function FileField({ kind = 'file', label, name, busy, locale, onChoose }: FileFieldProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        icon={kind === 'file' ? 'folder-input' : 'image-plus'}
        aria-label={name}
        busy={busy ?? false}
        onClick={() => setChoosing(true)}
      >
        {label}
      </Button>
      {choosing && (
        <Suspense>
          <MediaPicker
            kind={kind}
            locale={locale}
            onClose={() => setChoosing(false)}
            onChoose={(item) => {
              setChoosing(false);
              onChoose(item);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
