import type { NotFoundTexts } from '../br/not-found.ts';

export const notFound = {
  title: 'Page not found',
  message: 'The page you are looking for does not exist or has been moved.',
  countdown: (n: number) => `Redirecting to the home page in ${n} ${n === 1 ? 'second' : 'seconds'}...`,
  skip: 'Don’t want to wait? Click here',
  stop: 'Stay on this page',
} satisfies NotFoundTexts;
