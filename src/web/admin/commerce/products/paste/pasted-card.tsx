import { Link } from 'react-router';
import type {
  PastedProduct,
  PastedThing,
} from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import { editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button, buttonClass } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { isDraft } from '#web/admin/ui/pasted/draft-fields.ts';
import { productName } from '../product-name.ts';
import { ProductThumb } from '../use-product-columns.tsx';
import { DraftForm } from './draft-form.tsx';
import { usePasteTexts } from './paste-texts.ts';
import type { PasteCard, PasteWork } from './use-paste.ts';

interface PastedCardProps {
  card: PasteCard;
  paste: PasteWork;
}

/** One thing: a product of ours, or a draft of one. */
export function PastedCard({ card, paste }: PastedCardProps) {
  const texts = usePasteTexts();
  const { thing, done, refusal } = card;
  const { problem, products, draft } = thing;
  return (
    <article className="panel form-panel" aria-label={thing.written}>
      <ThingHead thing={thing} />
      {done ? (
        <Done id={done.id} name={done.name} isNew={draft !== null} />
      ) : (
        <>
          {problem && <Notice tone="warn">{texts.problems[problem]}</Notice>}
          {products.length > 0 && (
            <ul className="flex flex-col gap-2" aria-label={texts.isOurs}>
              {products.map((product) => (
                <li key={product.id}>
                  <Ours card={card} product={product} paste={paste} />
                </li>
              ))}
            </ul>
          )}
          {products.length > 0 && refusal && (
            <div role="alert">
              <Notice tone="danger">
                {texts.notAdded}. {refusal.message} {Object.values(refusal.fields).join(' ')}
              </Notice>
            </div>
          )}
          {draft && isDraft(thing) && <DraftForm card={card} draft={draft} paste={paste} />}
          {!isDraft(thing) && products.length === 0 && (
            <span>
              <Button look="ghost" onClick={() => paste.dismiss(card.key)}>
                {texts.dismiss}
              </Button>
            </span>
          )}
        </>
      )}
    </article>
  );
}

/** What it is and how it stood there. */
function ThingHead({ thing }: { thing: PastedThing }) {
  const texts = usePasteTexts();
  const { shop, ean, network, written, removed, externalId } = thing;
  return (
    <header className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 wrap-anywhere">{shop ?? (ean ? texts.barcode : written)}</h3>
        {externalId && <Badge>{externalId}</Badge>}
        {ean && <Badge>{ean}</Badge>}
        {network && <span className="text-mute text-sm">{texts.through(network)}</span>}
      </span>
      <p className="text-mute truncate text-sm" title={written}>
        {written}
      </p>
      {removed.length > 0 && (
        <p className="text-mute text-sm wrap-anywhere">{texts.removed(removed.join(', '))}</p>
      )}
    </header>
  );
}

function Ours({ card, product, paste }: PastedCardProps & { product: PastedProduct }) {
  const texts = usePasteTexts();
  const link = useEditionLink();
  const { differs } = product;
  const canAdd = card.thing.link !== null && product.offer === 'free';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ProductThumb url={product.imageUrl} />
      <span className="min-w-0 flex-1 basis-48">
        <Link to={link(editProductPath(product.id))} className="font-semibold wrap-anywhere">
          {productName(product)}
        </Link>
        <span className="text-mute flex flex-wrap items-center gap-x-2 text-sm">
          {product.archived && <Badge tone="warn">{texts.archived}</Badge>}
          {texts.known[product.by]}
        </span>
        {product.offer !== 'free' && <span className="text-sm">{texts.stands[product.offer]}</span>}
      </span>
      {differs && (
        <div className="basis-full">
          <Notice tone="warn">{texts.differs}</Notice>
        </div>
      )}
      {canAdd && (
        <Button icon="plus" busy={card.busy} onClick={() => void paste.addOffer(card, product)}>
          {texts.addOffer}
        </Button>
      )}
    </div>
  );
}

function Done({ id, name, isNew }: { id: number; name: string; isNew: boolean }) {
  const texts = usePasteTexts();
  const link = useEditionLink();
  return (
    <div className="flex flex-wrap items-center gap-3" role="status">
      <Badge tone="ok">{isNew ? texts.made : texts.added}</Badge>
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{isNew ? name : texts.addedTo(name)}</span>
      <Link to={link(editProductPath(id))} className={buttonClass('quiet')}>
        <Icon of="arrow-right" size={16} />
        {texts.open}
      </Link>
    </div>
  );
}
