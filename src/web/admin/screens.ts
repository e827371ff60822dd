import { productScreens } from './product-screens.ts';
import { runningScreens } from './running-screens.ts';
import type { Screen } from './screen.ts';
import { writingScreens } from './writing-screens.ts';

/** A line in one of these is a screen: navigation, palette and routes take it from here. */
export const screens: Screen[] = [...writingScreens, ...productScreens, ...runningScreens];
