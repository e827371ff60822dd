/** A price and the days on which it was seen. */
export interface SeenPrice {
  /** Minor units. */
  price: number;
  since: Date;
  until: Date;
}

/** What an offer cost, oldest first; only of shops that allow it to be remembered. */
export interface PriceHistory {
  shopName: string;
  currency: string;
  seen: SeenPrice[];
}
