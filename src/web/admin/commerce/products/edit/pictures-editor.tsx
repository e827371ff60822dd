import type { ProductImage } from '#contract/commerce/products/products.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { locales } from '#contract/site/locales.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { Thumb } from '#web/admin/ui/thumb.tsx';
import { MediaField } from '#web/admin/writing/media/media-field.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import type { FactsFields } from './facts-fields.ts';
import { useProduct } from './product-context.tsx';

interface PicturesEditorProps {
  main: string | null;
  more: ProductImage[];
  onChange: (part: Partial<Pick<FactsFields, 'imageUrl' | 'images'>>) => void;
}

/** The picture of lists and cards, and further ones with what they show in the words of each edition. */
export function PicturesEditor({ main, more, onChange }: PicturesEditorProps) {
  const { productEditor } = useTexts();
  const { canEdit } = useProduct();
  const [locale] = useEdition();
  return (
    <section className="panel form-panel" aria-label={productEditor.pictures}>
      <h2 className="text-base">{productEditor.pictures}</h2>
      <MediaField
        label={productEditor.mainPicture}
        value={main}
        onChange={(imageUrl) => onChange({ imageUrl })}
      />
      {more.length > 0 && (
        <ul className="flex flex-col gap-3" aria-label={productEditor.morePictures}>
          {more.map((picture, index) => (
            <PictureLine
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
              key={index}
              picture={picture}
              number={index + 1}
              onAlt={(alt) =>
                onChange({ images: more.map((each, at) => (at === index ? { ...each, alt } : each)) })
              }
              onUp={() => onChange({ images: swapped(more, index) })}
              onRemove={() => onChange({ images: more.filter((_, at) => at !== index) })}
            />
          ))}
        </ul>
      )}
      {canEdit && more.length < limits.products.images && (
        <MediaField
          key={more.length}
          label={productEditor.addPicture}
          value={null}
          onChange={(url, alt) =>
            url && onChange({ images: [...more, { url, alt: alt ? { [locale]: alt } : {} }] })
          }
        />
      )}
    </section>
  );
}

const swapped = (pictures: ProductImage[], index: number): ProductImage[] => {
  const next = [...pictures];
  next.splice(index - 1, 0, ...next.splice(index, 1));
  return next;
};

interface PictureLineProps {
  picture: ProductImage;
  number: number;
  onAlt: (alt: ProductImage['alt']) => void;
  onUp: () => void;
  onRemove: () => void;
}

function PictureLine({ picture, number, onAlt, onUp, onRemove }: PictureLineProps) {
  const { productEditor } = useTexts();
  const { canEdit } = useProduct();
  const nameOf = useEditionNames();
  const missing = locales.filter((locale) => !picture.alt[locale]?.trim()).length;
  return (
    <li className="flex flex-col gap-2">
      <span className="flex items-center gap-2">
        <span className="product-frame">
          <Thumb url={picture.url} />
        </span>
        <span className="min-w-0 flex-1">{productEditor.picture(number)}</span>
        {canEdit && number > 1 && (
          <IconButton label={productEditor.moveUp(number)} icon="chevron-up" onClick={onUp} />
        )}
        {canEdit && <IconButton label={productEditor.removePicture(number)} icon="x" onClick={onRemove} />}
      </span>
      <details>
        <summary className="text-sm">
          {productEditor.alts}
          {missing > 0 && <span className="text-warn"> ({productEditor.altsMissing(missing)})</span>}
        </summary>
        <span className="mt-2 flex flex-col gap-2">
          {locales.map((locale) => (
            <span key={locale} className="flex items-center gap-2">
              {flagOf(locale, 18)}
              <input
                className="input"
                aria-label={`${productEditor.picture(number)}: ${productEditor.altIn(nameOf(locale))}`}
                placeholder={productEditor.altIn(nameOf(locale))}
                maxLength={200}
                readOnly={!canEdit}
                value={picture.alt[locale] ?? ''}
                onChange={({ target }) => onAlt({ ...picture.alt, [locale]: target.value })}
              />
            </span>
          ))}
        </span>
      </details>
    </li>
  );
}
