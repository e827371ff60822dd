import { useDictionary, usePageContext } from '#web/shared/page-context.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';

const way = 'hover:text-brand inline-flex min-h-11 items-center underline';

/** Plain links that carry nothing but the address and the title: no script of anybody's, nothing counted. */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const { post } = useDictionary();
  const { publicUrl } = usePageContext();
  const url = encodeURIComponent(publicUrl + path);
  const text = encodeURIComponent(title);
  const places = [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: post.email, label: post.shareByEmail, href: `mailto:?subject=${text}&body=${url}` },
  ];
  return (
    <p className="no-print mt-10 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="font-semibold">{post.share}</span>
      {places.map(({ name, href, label = post.shareOn(name) }) => (
        <a key={name} href={href} target="_blank" rel="noopener" aria-label={label} className={way}>
          {name}
        </a>
      ))}
      <CopyLinkButton url={publicUrl + path} className={way} />
    </p>
  );
}
