import type { CategoryKey } from '#seed/facts/categories.ts';

interface ProductFacts {
  brand: string;
  name: string;
  category: CategoryKey;
  /** Euro cents; each edition's price is derived from it (see prices.ts). */
  basePrice: number;
  /** Out of ten, weighted into the review's score. */
  scores: { performance: number; ease: number; build: number; value: number };
  specs: Record<string, number | string | boolean>;
}

/** Facts that every edition shares. All brands and products are invented for the demonstration. */
export const productFacts = {
  'nimbra-aero-3': {
    brand: 'Nimbra', name: 'Aero 3', category: 'home', basePrice: 24_900,
    scores: { performance: 9.2, ease: 9.0, build: 8.6, value: 8.4 },
    specs: { kind: 'cordless stick vacuum', weightKg: 2.4, batteryMinutes: 52, dustLitres: 0.6, noiseDb: 71, filter: 'H13', chargeHours: 3.5 },
  },
  'kaluma-volta': {
    brand: 'Kaluma', name: 'Volta', category: 'home', basePrice: 11_900,
    scores: { performance: 7.4, ease: 8.2, build: 7.0, value: 9.3 },
    specs: { kind: 'budget cordless stick vacuum', weightKg: 2.1, batteryMinutes: 35, dustLitres: 0.4, noiseDb: 75, filter: 'E11', chargeHours: 4.5 },
  },
  'orvane-brisa-40': {
    brand: 'Orvane', name: 'Brisa 40', category: 'home', basePrice: 15_900,
    scores: { performance: 8.7, ease: 9.1, build: 8.3, value: 8.5 },
    specs: { kind: 'air purifier', roomSquareMetres: 40, cadrM3h: 320, noiseDb: 24, powerWatts: 38, filter: 'H13', weightKg: 4.8 },
  },
  'brumelo-fritta-5': {
    brand: 'Brumelo', name: 'Fritta 5', category: 'kitchen', basePrice: 8_900,
    scores: { performance: 8.8, ease: 9.2, build: 8.0, value: 9.1 },
    specs: { kind: 'air fryer', capacityLitres: 5, powerWatts: 1500, maxTemperatureC: 200, timerMinutes: 60, dishwasherSafe: true, weightKg: 4.2 },
  },
  'brumelo-fritta-duo': {
    brand: 'Brumelo', name: 'Fritta Duo', category: 'kitchen', basePrice: 16_900,
    scores: { performance: 9.0, ease: 8.1, build: 8.4, value: 7.9 },
    specs: { kind: 'dual-basket air fryer', capacityLitres: 8, powerWatts: 2200, maxTemperatureC: 210, timerMinutes: 60, dishwasherSafe: true, weightKg: 7.6 },
  },
  'corvita-lenta': {
    brand: 'Corvita', name: 'Lenta', category: 'kitchen', basePrice: 21_900,
    scores: { performance: 8.9, ease: 7.6, build: 9.0, value: 8.2 },
    specs: { kind: 'manual espresso machine', pressureBar: 9, waterLitres: 1.4, powerWatts: 1350, heatSeconds: 40, weightKg: 5.4, steamWand: true },
  },
  'teluri-nido-2': {
    brand: 'Teluri', name: 'Nido 2', category: 'baby', basePrice: 9_900,
    scores: { performance: 8.9, ease: 9.3, build: 8.5, value: 8.6 },
    specs: { kind: 'video baby monitor without wi-fi', screenInches: 5, rangeMetres: 300, batteryHours: 14, nightVision: true, twoWayAudio: true, weightKg: 0.4 },
  },
  'teluri-passo': {
    brand: 'Teluri', name: 'Passo', category: 'baby', basePrice: 27_900,
    scores: { performance: 8.6, ease: 8.8, build: 8.9, value: 7.8 },
    specs: { kind: 'compact folding stroller', weightKg: 6.3, maxChildKg: 22, foldedCm: '52 × 44 × 22', reclinePositions: 4, cabinApproved: true, sunProtection: 'UPF 50+' },
  },
  'lumbrea-ronda': {
    brand: 'Lumbrea', name: 'Ronda', category: 'auto', basePrice: 8_400,
    scores: { performance: 8.4, ease: 8.7, build: 8.2, value: 8.9 },
    specs: { kind: 'dash cam', resolution: '2560 × 1440', fieldDegrees: 140, storageGb: 64, nightVision: true, parkingMode: true, weightKg: 0.11 },
  },
  'lumbrea-presto': {
    brand: 'Lumbrea', name: 'Presto', category: 'auto', basePrice: 4_900,
    scores: { performance: 8.2, ease: 9.0, build: 7.9, value: 9.0 },
    specs: { kind: 'cordless tyre inflator', maxPressureBar: 10.3, batteryMah: 6000, inflateMinutes: 4, weightKg: 0.52, noiseDb: 78, usbC: true },
  },
  'miaveo-fonte': {
    brand: 'Miaveo', name: 'Fonte', category: 'pets', basePrice: 3_900,
    scores: { performance: 8.8, ease: 8.5, build: 8.1, value: 9.2 },
    specs: { kind: 'pet water fountain in stainless steel', capacityLitres: 2.5, noiseDb: 22, filterDays: 30, powerWatts: 2, dishwasherSafe: true, weightKg: 0.9 },
  },
  'miaveo-torre': {
    brand: 'Miaveo', name: 'Torre', category: 'pets', basePrice: 7_900,
    scores: { performance: 8.3, ease: 7.7, build: 8.6, value: 8.4 },
    specs: { kind: 'cat tree', heightCm: 142, baseCm: '50 × 45', maxCatKg: 9, platforms: 4, sisalPosts: 5, weightKg: 14 },
  },
  'solvanto-trilha-20': {
    brand: 'Solvanto', name: 'Trilha 20', category: 'fashion', basePrice: 6_900,
    scores: { performance: 8.7, ease: 8.9, build: 9.0, value: 8.6 },
    specs: { kind: 'everyday backpack', capacityLitres: 20, weightKg: 0.86, laptopInches: 15.6, waterResistant: true, material: 'recycled polyester', warrantyYears: 5 },
  },
  'solvanto-cabina': {
    brand: 'Solvanto', name: 'Cabina', category: 'fashion', basePrice: 12_900,
    scores: { performance: 8.8, ease: 8.9, build: 8.7, value: 8.3 },
    specs: { kind: 'cabin suitcase', capacityLitres: 38, weightKg: 2.7, sizeCm: '55 × 38 × 20', wheels: 4, material: 'polycarbonate', warrantyYears: 5 },
  },
  'vigarra-flex-24': {
    brand: 'Vigarra', name: 'Flex 24', category: 'fitness', basePrice: 18_900,
    scores: { performance: 9.1, ease: 8.6, build: 8.8, value: 8.5 },
    specs: { kind: 'adjustable dumbbell', minKg: 2.5, maxKg: 24, steps: 15, lengthCm: 41, changeSeconds: 3, warrantyYears: 2 },
  },
  'vigarra-pulso-2': {
    brand: 'Vigarra', name: 'Pulso 2', category: 'fitness', basePrice: 4_500,
    scores: { performance: 8.0, ease: 8.8, build: 8.1, value: 9.1 },
    specs: { kind: 'fitness band', batteryDays: 12, screenInches: 1.5, waterAtm: 5, heartRate: true, builtInGps: false, weightKg: 0.026 },
  },
  'fortello-gira-18': {
    brand: 'Fortello', name: 'Gira 18', category: 'tools', basePrice: 9_900,
    scores: { performance: 8.9, ease: 8.7, build: 9.0, value: 8.7 },
    specs: { kind: 'cordless drill driver', volts: 18, torqueNm: 55, chuckMm: 13, batteriesIncluded: 2, batteryAh: 2, weightKg: 1.4 },
  },
  'fortello-luz-360': {
    brand: 'Fortello', name: 'Luz 360', category: 'tools', basePrice: 3_400,
    scores: { performance: 8.3, ease: 9.0, build: 8.5, value: 8.9 },
    specs: { kind: 'rechargeable work light', lumens: 1000, batteryHours: 8, magneticBase: true, usbC: true, protection: 'IP54', weightKg: 0.38 },
  },
  'quarzo-m5': {
    brand: 'Quarzo', name: 'M5', category: 'phones', basePrice: 32_900,
    scores: { performance: 8.4, ease: 9.0, build: 8.6, value: 9.0 },
    specs: { kind: 'mid-range phone', screenInches: 6.4, storageGb: 256, memoryGb: 8, batteryMah: 5100, updateYears: 5, weightKg: 0.186 },
  },
  'sonoru-buds-3': {
    brand: 'Sonoru', name: 'Buds 3', category: 'phones', basePrice: 7_400,
    scores: { performance: 8.6, ease: 8.9, build: 8.3, value: 9.0 },
    specs: { kind: 'true wireless earbuds with noise cancelling', batteryHours: 8, caseHours: 32, noiseCancelling: true, multipoint: true, protection: 'IPX4', weightKg: 0.005 },
  },
  'tecleo-k75': {
    brand: 'Tecleo', name: 'K75', category: 'computers', basePrice: 8_900,
    scores: { performance: 8.9, ease: 8.5, build: 9.1, value: 8.8 },
    specs: { kind: 'wireless mechanical keyboard', keys: 81, batteryMah: 4000, connections: 3, hotSwap: true, noiseDb: 48, weightKg: 0.92 },
  },
  'paralax-view-27': {
    brand: 'Paralax', name: 'View 27', category: 'computers', basePrice: 26_900,
    scores: { performance: 8.8, ease: 8.7, build: 8.4, value: 8.9 },
    specs: { kind: '27-inch monitor', screenInches: 27, resolution: '2560 × 1440', refreshHz: 100, usbCWatts: 65, heightAdjustable: true, weightKg: 6.1 },
  },
  'folhea-6': {
    brand: 'Folhea', name: '6', category: 'books', basePrice: 11_900,
    scores: { performance: 8.7, ease: 9.2, build: 8.4, value: 8.8 },
    specs: { kind: 'e-reader', screenInches: 6.8, pixelsPerInch: 300, storageGb: 16, batteryDays: 40, protection: 'IPX8', weightKg: 0.205 },
  },
  'lumbrea-pagina': {
    brand: 'Lumbrea', name: 'Página', category: 'books', basePrice: 2_400,
    scores: { performance: 8.5, ease: 9.1, build: 8.2, value: 9.3 },
    specs: { kind: 'clip-on reading light', lumens: 45, batteryHours: 30, warmestKelvin: 1800, usbC: true, timerMinutes: 30, weightKg: 0.052 },
  },
} as const satisfies Record<string, ProductFacts>;

export type ProductKey = keyof typeof productFacts;
export const productKeys = Object.keys(productFacts) as ProductKey[];
