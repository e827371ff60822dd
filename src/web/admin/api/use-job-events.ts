import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const JOBS = '/api/admin/jobs';
/** News that come close together are asked for once. */
const TOGETHER_MS = 300;
/** Without the stream, what is on the screen is asked for so often. */
const WITHOUT_STREAM_MS = 4_000;

/**
 * Whatever is shown of jobs, and of what jobs do, is asked for anew when the server says that something
 * has happened; one stream a tab.
 * Where there is none, by the clock: the answer says how often.
 */
export function useJobEvents(alsoRenew = JOBS): number | false {
  const client = useQueryClient();
  const [isLive, setLive] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({
          predicate: ({ queryKey: [path] }) =>
            typeof path === 'string' && (path.startsWith(JOBS) || path.startsWith(alsoRenew)),
        });
      }, TOGETHER_MS);
    };
    const stream = new EventSource(`${JOBS}/events`);
    stream.onmessage = renew;
    stream.onopen = () => {
      setLive(true);
      renew();
    };
    // The browser tries again by itself, or gives up; until then the clock will do.
    stream.onerror = () => setLive(false);
    return () => {
      clearTimeout(timer);
      stream.close();
    };
  }, [client, alsoRenew]);
  return isLive ? false : WITHOUT_STREAM_MS;
}
