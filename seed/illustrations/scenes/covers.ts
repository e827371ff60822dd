import type { PostKey } from '#seed/facts/posts.ts';
import {
  drawCabinLuggage,
  drawCordlessDrills,
  drawDashCams,
  drawHomeGym,
} from '#seed/illustrations/scenes/active.ts';
import { drawEReaders, drawHomeOffice, drawWirelessEarbuds } from '#seed/illustrations/scenes/desk.ts';
import { drawBabyMonitors, drawCatFountains } from '#seed/illustrations/scenes/family.ts';
import {
  drawAirPurifiers,
  drawCordlessVacuums,
  drawSmallApartments,
} from '#seed/illustrations/scenes/home.ts';
import { drawAirFryers, drawEspressoAtHome } from '#seed/illustrations/scenes/kitchen.ts';
import {
  drawBestOfTheYear,
  drawChristmasGifts,
  drawMidRangePhones,
  drawRealDiscounts,
} from '#seed/illustrations/scenes/shop.ts';
import type { Svg } from '#seed/illustrations/shapes.ts';

export const covers: Record<PostKey, () => Svg> = {
  'cordless-vacuums': drawCordlessVacuums,
  'mid-range-phones': drawMidRangePhones,
  'air-fryers': drawAirFryers,
  'real-discounts': drawRealDiscounts,
  'cat-fountains': drawCatFountains,
  'christmas-gifts': drawChristmasGifts,
  'home-office': drawHomeOffice,
  'baby-monitors': drawBabyMonitors,
  'cordless-drills': drawCordlessDrills,
  'espresso-at-home': drawEspressoAtHome,
  'cabin-luggage': drawCabinLuggage,
  'e-readers': drawEReaders,
  'wireless-earbuds': drawWirelessEarbuds,
  'home-gym': drawHomeGym,
  'dash-cams': drawDashCams,
  'air-purifiers': drawAirPurifiers,
  'best-of-the-year': drawBestOfTheYear,
  'small-apartments': drawSmallApartments,
};
