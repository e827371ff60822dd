import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { adminRoutes, editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';
import { useEdition, useEditionLink } from '#web/admin/context/edition.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';

/** The desk is in the edition of the post. Whoever chooses another comes to the same article there, or to its list. */
export function useEditionOfPost({ locale, siblings }: AdminPost): void {
  const [edition] = useEdition();
  const [, setParam] = useUrlParam('locale');
  const navigate = useNavigate();
  const link = useEditionLink();
  const seen = useRef<Locale>(undefined);
  useEffect(() => {
    if (seen.current === edition) return;
    const isFirst = seen.current === undefined;
    seen.current = edition;
    if (edition === locale) return;
    const sibling = siblings.find((each) => each.locale === edition);
    if (isFirst) setParam(locale === fallbackLocale ? null : locale, { replace: true });
    else void navigate(link(sibling ? editPostPath(sibling.id) : adminRoutes.posts));
  }, [edition, locale, siblings, setParam, navigate, link]);
}
