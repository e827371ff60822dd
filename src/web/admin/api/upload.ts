import { chosenLanguage } from '#web/admin/context/chosen-language.ts';
import { type Params, readJson, withParams } from '#web/shared/api/request.ts';
import { type ApiInput, type ApiOutput, addressOf, type UploadRoute } from './call.ts';
import { withSession } from './send.ts';

interface UploadOptions {
  /** How much of the file has left, from 0 to 1; 1 is sent, and not yet answered. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** By XMLHttpRequest: fetch does not tell how far an upload has come. */
function post(
  path: string,
  params: Params,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file);
    request.open('POST', withParams(path, { ...params, lang: chosenLanguage() }));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const headers: HeadersInit = retryAfter ? { 'retry-after': retryAfter } : {};
      resolve(readJson(new Response(request.responseText, { status: request.status, headers })));
    };
    request.onerror = () => reject(new TypeError('The upload reached nobody.'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** Sends one file; where it waits for a sign-in or a proof, the file goes once more. */
export async function uploadFile<R extends UploadRoute>(
  route: R,
  file: File,
  options: UploadOptions,
  input?: ApiInput<R>,
): Promise<ApiOutput<R>> {
  const { path, params } = addressOf(route, input as Record<string, unknown> | undefined);
  options.signal.throwIfAborted();
  return (await withSession(() => post(path, params, file, options))) as ApiOutput<R>;
}
