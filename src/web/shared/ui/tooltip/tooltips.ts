import './tooltip.css';
import { limits } from '#contract/site/limits.ts';

/** Time for the pointer to travel from a thing to its tooltip, which may be read with the pointer on it. */
const TRAVEL_MS = 120;
const GAP_PX = 6;
const EDGE_PX = 8;
const ANCHOR = '[data-tip]';

const bubble = Object.assign(document.createElement('div'), { id: 'tooltip', className: 'tooltip' });
bubble.role = 'tooltip';
bubble.popover = 'manual';

let shownFor: HTMLElement | undefined;
let waitingFor: HTMLElement | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;
/** A thing that was pressed, or whose tooltip was sent away, has none until the pointer has left it. */
let pressed: HTMLElement | undefined;

const anchorAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(ANCHOR)) || undefined;

/** What it opens stands where its tooltip would, and says more. */
const hasOpened = (anchor: HTMLElement): boolean =>
  (anchor as HTMLButtonElement).popoverTargetElement?.matches(':popover-open') ?? false;

function place(anchor: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const below = box.bottom + GAP_PX;
  const fitsBelow = below + height + EDGE_PX <= window.innerHeight;
  const left = Math.min(
    box.left + (box.width - width) / 2,
    document.documentElement.clientWidth - width - EDGE_PX,
  );
  bubble.style.left = `${Math.max(EDGE_PX, left)}px`;
  bubble.style.top = `${fitsBelow ? below : box.top - GAP_PX - height}px`;
}

function show(anchor: HTMLElement): void {
  stopWaiting();
  if (shownFor === anchor || !anchor.isConnected || hasOpened(anchor)) return;
  hide();
  const name = anchor.ariaLabel ?? '';
  bubble.textContent = anchor.dataset.tip || name;
  // A tooltip that repeats the name says nothing new to those who hear the name.
  if (bubble.textContent !== name) anchor.setAttribute('aria-describedby', bubble.id);
  if (!bubble.isConnected) document.body.append(bubble);
  bubble.showPopover();
  place(anchor);
  shownFor = anchor;
}

function hide(): void {
  stopWaiting();
  if (!shownFor) return;
  shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  bubble.hidePopover();
  hiddenAt = performance.now();
}

function stopWaiting(): void {
  clearTimeout(waiting);
  waitingFor = undefined;
}

function wait(anchor: HTMLElement, delay: number = limits.tooltip.delay): void {
  waitingFor = anchor;
  waiting = setTimeout(() => show(anchor), delay);
}

function showSoon(anchor: HTMLElement): void {
  if (waitingFor === anchor) return;
  stopWaiting();
  if (shownFor === anchor) return;
  // Who reads one tooltip after the other does not wait for each.
  const reading = shownFor || performance.now() - hiddenAt < limits.tooltip.skipDelay;
  if (reading) show(anchor);
  else wait(anchor);
}

function hideSoon(): void {
  stopWaiting();
  if (shownFor) waiting = setTimeout(hide, TRAVEL_MS);
}

function pointAt({ target, relatedTarget, pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return;
  const anchor = anchorAt(target);
  if (anchor !== anchorAt(relatedTarget)) pressed = undefined;
  if (target instanceof Node && bubble.contains(target)) stopWaiting();
  else if (!anchor) hideSoon();
  else if (anchor !== pressed) showSoon(anchor);
}

/** A finger has nowhere to hover: it rests on the thing for as long as a pointer would. */
function press({ target, pointerType }: PointerEvent): void {
  if (target instanceof Node && bubble.contains(target)) return;
  hide();
  const anchor = anchorAt(target);
  if (pointerType !== 'touch') pressed = anchor;
  else if (anchor) wait(anchor);
}

function lift({ pointerType }: PointerEvent): void {
  if (pointerType === 'touch') stopWaiting();
}

/** In its own turn: the focus may come back from a popover that is being hidden, and two cannot change at once. */
function focus({ target }: FocusEvent): void {
  const anchor = anchorAt(target);
  if (anchor?.matches(':focus-visible')) wait(anchor, 0);
}

function dismiss({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  pressed = shownFor ?? waitingFor;
  hide();
}

/** What scrolls away takes its tooltip along; what the pointer still rests on gets its own once the page is still. */
function scrolled(): void {
  const awaited = waitingFor;
  hide();
  if (awaited?.matches(':hover')) wait(awaited);
}

/** Listens once for the whole page: whatever has data-tip gets a tooltip, by its value or its name. */
export function startTooltips(): void {
  document.addEventListener('pointerover', pointAt, { passive: true });
  document.documentElement.addEventListener('pointerleave', hideSoon);
  document.addEventListener('pointerdown', press, { passive: true });
  document.addEventListener('pointerup', lift);
  document.addEventListener('pointercancel', lift);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', hide);
  document.addEventListener('scroll', scrolled, { passive: true, capture: true });
  document.addEventListener('keydown', dismiss);
  // Somebody may be there already: it was a first sign of interest that started the application.
  const { activeElement } = document;
  const hovered = document.querySelector<HTMLElement>(`${ANCHOR}:hover`);
  if (activeElement?.matches(`${ANCHOR}:focus-visible`)) show(activeElement as HTMLElement);
  else if (hovered) showSoon(hovered);
}
