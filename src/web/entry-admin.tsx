import './admin.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAdminTexts } from '#i18n/admin/load-texts.ts';
import { adminFetch } from './admin/api/send.ts';
import { App } from './admin/app.tsx';
import { chosenLanguage } from './admin/context/chosen-language.ts';
import { cspNonce } from './admin/context/csp-nonce.ts';
import { createAdminRouter } from './admin/routes.tsx';
import { allowKnownMarkup } from './admin/shell/known-markup.ts';
import { createQueryClient } from './shared/api/query-client.ts';

async function start(): Promise<void> {
  // By this name, of all, the libraries below our menus look for the word that lets them add a style.
  Object.assign(globalThis, { __webpack_nonce__: cspNonce() });
  allowKnownMarkup();
  const client = createQueryClient(adminFetch);
  const language = chosenLanguage();
  const texts = await loadAdminTexts(language);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  createRoot(root).render(
    <StrictMode>
      <App client={client} router={createAdminRouter()} first={{ language, texts }} />
    </StrictMode>,
  );
  document.documentElement.dataset.app = 'running';
  const { startTooltips } = await import('./shared/ui/tooltip/tooltips.ts');
  startTooltips();
}

void start();
