import { useMemo } from 'react';
import { trustedBody } from '#web/shared/trusted.ts';

/** The body of an article or a review, as the server has rendered it. */
export function Body({ html }: { html: string }) {
  // Made once: React would put in anew what is another object.
  const trusted = useMemo(() => trustedBody(html), [html]);
  // The document is rendered by our own components from allowlisted nodes: no HTML of anybody's is in it.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div data-body="" className="prose" dangerouslySetInnerHTML={{ __html: trusted }} />;
}
