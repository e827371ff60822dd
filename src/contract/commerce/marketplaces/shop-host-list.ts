import { shopHostOf } from './shop-hosts.ts';

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** "https://www.Loja.com.br/ofertas" → "loja.com.br": people paste addresses. */
export const bareHost = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^www\./, '');

/** Each once, without the empty lines between them. */
export const bareHosts = (texts: string[]): string[] => [...new Set(texts.map(bareHost).filter(Boolean))];

/** Shops with rules of their own are not let in by this door: their links would go without them. */
export const isShopHost = (host: string): boolean =>
  HOST.test(host) &&
  shopHostOf(`https://${host}`) === undefined &&
  !/(^|\.)(amazon|amzn|shopee)\./.test(host);
