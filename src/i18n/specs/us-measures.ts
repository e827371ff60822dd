import type { Measure } from './spec-label.ts';

const tenths = (amount: number) => Math.round(amount * 10) / 10;

/** 2.4 kg → 5.3 lb, and what is lighter than a pound in ounces. */
export const weight: Measure = (kg) => {
  const pounds = kg * 2.20462;
  return pounds < 1 ? { amount: tenths(pounds * 16), unit: 'oz' } : { amount: tenths(pounds), unit: 'lb' };
};

export const length: Measure = (cm) => ({ amount: tenths(cm / 2.54), unit: 'in' });
export const thickness: Measure = (mm) => ({ amount: tenths(mm / 25.4), unit: 'in' });
export const distance: Measure = (metres) => ({ amount: Math.round(metres * 3.28084), unit: 'ft' });
/** Rooms are rounded to ten square feet, as they are advertised. */
export const area: Measure = (squareMetres) => ({
  amount: Math.round(squareMetres * 1.076391) * 10,
  unit: 'sq ft',
});
export const fluid: Measure = (litres) => ({ amount: Math.round(litres * 33.814), unit: 'fl oz' });
/** Pots are sold by the quart; bags, which are larger, by the liter here too. */
export const capacity: Measure = (litres) =>
  litres < 10 ? { amount: tenths(litres * 1.05669), unit: 'qt' } : { amount: litres, unit: 'L' };
export const airFlow: Measure = (m3h) => ({ amount: Math.round(m3h * 0.588578), unit: 'CFM' });
export const temperature: Measure = (celsius) => ({ amount: Math.round(celsius * 1.8 + 32), unit: '°F' });
export const tirePressure: Measure = (bar) => ({ amount: Math.round(bar * 14.5038), unit: 'psi' });
export const torque: Measure = (nm) => ({ amount: Math.round(nm * 8.85075), unit: 'in-lb' });
