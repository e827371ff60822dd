import type { PostKey } from '#seed/facts/posts.ts';
import {
  drawCabinLuggage,
  drawCordlessDrills,
  drawDashCams,
  drawHomeGym,
} from '#seed/illustrations/scenes/active.ts';
import { drawBetterCalls } from '#seed/illustrations/scenes/calls.ts';
import { drawEReaders, drawHomeOffice, drawWirelessEarbuds } from '#seed/illustrations/scenes/desk.ts';
import { drawBabyMonitors, drawCatFountains } from '#seed/illustrations/scenes/family.ts';
import { drawFirstKitchen, drawRepairsAtHome } from '#seed/illustrations/scenes/first-home.ts';
import {
  drawAirPurifiers,
  drawCordlessVacuums,
  drawSmallApartments,
} from '#seed/illustrations/scenes/home.ts';
import { drawAirFryers, drawEspressoAtHome } from '#seed/illustrations/scenes/kitchen.ts';
import { drawReadingHabit } from '#seed/illustrations/scenes/reading.ts';
import { drawRoadTrips } from '#seed/illustrations/scenes/road.ts';
import { drawBlackFriday } from '#seed/illustrations/scenes/season.ts';
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
  'black-friday': drawBlackFriday,
  'air-fryers': drawAirFryers,
  'real-discounts': drawRealDiscounts,
  'first-kitchen': drawFirstKitchen,
  'cat-fountains': drawCatFountains,
  'christmas-gifts': drawChristmasGifts,
  'home-office': drawHomeOffice,
  'road-trips': drawRoadTrips,
  'baby-monitors': drawBabyMonitors,
  'cordless-drills': drawCordlessDrills,
  'reading-habit': drawReadingHabit,
  'espresso-at-home': drawEspressoAtHome,
  'cabin-luggage': drawCabinLuggage,
  'e-readers': drawEReaders,
  'wireless-earbuds': drawWirelessEarbuds,
  'better-calls': drawBetterCalls,
  'home-gym': drawHomeGym,
  'dash-cams': drawDashCams,
  'air-purifiers': drawAirPurifiers,
  'repairs-at-home': drawRepairsAtHome,
  'best-of-the-year': drawBestOfTheYear,
  'small-apartments': drawSmallApartments,
};
