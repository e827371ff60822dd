export interface CookieNames {
  /** Carries the session. */
  session: string;
  /** Carries a sign-in that waits for its second step. */
  pending: string;
  /** Says that somebody has signed in here before; stays when they sign out. */
  device: string;
}

/** On https the prefix makes browsers refuse these cookies from any other host, from plain http, and for a path. */
export function cookieNames(publicUrl: string): CookieNames {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
  return {
    session: `${prefix}vitrina_session`,
    pending: `${prefix}vitrina_sign_in`,
    device: `${prefix}vitrina_device`,
  };
}

/** A request's cookie as it came. */
export function cookieIn(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Of a request's headers only what one step needs: a cookie that is not its business cannot change it. */
export function headersFor(headers: Headers, cookie?: string): Headers {
  const kept = new Headers({ 'user-agent': headers.get('user-agent') ?? '' });
  const value = cookie && cookieIn(headers, cookie);
  if (cookie && value) kept.set('cookie', `${cookie}=${value}`);
  return kept;
}

/** The library also clears cookies that it never sets here: those stay behind. */
export const ownCookies = (headers: Headers, names: CookieNames): string[] =>
  headers.getSetCookie().filter((line) => Object.values(names).some((name) => line.startsWith(`${name}=`)));

/** The token of the session that a step has made; '' where it made none. */
export function sessionTokenIn(headers: Headers, { session }: CookieNames): string {
  const [line = ''] = headers.getSetCookie().filter((each) => each.startsWith(`${session}=`));
  const [value = ''] = line.slice(session.length + 1).split(';', 1);
  return decodeURIComponent(value).split('.', 1)[0] ?? '';
}

export function cookieLine(name: string, value: string, seconds: number): string {
  const secure = name.startsWith('__Host-') ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly${secure}; SameSite=Strict`;
}

/** Takes what a sign-in has brought away from the browser. */
export const expiredCookies = ({ session, pending }: CookieNames): string[] =>
  [session, pending].map((name) => cookieLine(name, '', 0));
