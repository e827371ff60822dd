import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import { TextsProvider } from './context/texts.tsx';
import type { createAdminRouter } from './routes.tsx';

interface AppProps {
  client: QueryClient;
  router: ReturnType<typeof createAdminRouter>;
  first: ComponentProps<typeof TextsProvider>['first'];
}

export function App({ client, router, first }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <TextsProvider first={first}>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>
  );
}
