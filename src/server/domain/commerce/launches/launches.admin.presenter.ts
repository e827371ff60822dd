import type { AdminLaunchDay, LaunchDayLine } from '#contract/commerce/launches/launches.admin.schemas.ts';
import type { AdminLaunchesService } from './launches.admin.service.ts';

type DayFacts = Awaited<ReturnType<AdminLaunchesService['get']>>;
type LineFacts = Awaited<ReturnType<AdminLaunchesService['list']>>['items'][number];

export const presentLaunchLine = ({ locale, date, products, hidden, live }: LineFacts): LaunchDayLine => ({
  locale,
  date,
  products,
  hidden,
  live,
});

export const presentAdminLaunchDay = (day: DayFacts): AdminLaunchDay => ({
  locale: day.locale,
  date: day.date,
  live: day.live,
  currency: day.currency,
  products: day.products.map((product) => ({
    productId: product.productId,
    brand: product.brand,
    name: product.name,
    imageUrl: product.imageUrl,
    reviewStatus: product.reviewStatus,
    price: product.price,
    keepsPrice: product.keepsPrice,
    priceNow: product.priceNow,
  })),
});
