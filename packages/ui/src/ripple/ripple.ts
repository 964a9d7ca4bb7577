/** How long a ripple is to be seen. */
export const rippleMs = 500;

const surfaces = '.mantine-Button-root, .mantine-ActionIcon-root, [data-ripple]';

/**
 * Draws a ripple from where a button is pressed, on every button below `root`. Nothing is drawn where reduced
 * motion is asked for. Returns what takes it away again.
 */
export function installRipple(root: HTMLElement): () => void {
  const press = (event: PointerEvent) => {
    const surface = event.target instanceof Element ? event.target.closest<HTMLElement>(surfaces) : null;
    if (!surface || surface.matches(':disabled, [data-disabled]')) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    draw(surface, event.clientX, event.clientY);
  };
  root.addEventListener('pointerdown', press);
  return () => root.removeEventListener('pointerdown', press);
}

function draw(surface: HTMLElement, x: number, y: number): void {
  const box = surface.getBoundingClientRect();
  const reach = Math.hypot(box.width, box.height) * 2;
  const wave = document.createElement('span');
  Object.assign(wave.style, {
    position: 'absolute',
    inset: 'auto',
    left: `${x - box.left - reach / 2}px`,
    top: `${y - box.top - reach / 2}px`,
    width: `${reach}px`,
    height: `${reach}px`,
    borderRadius: '50%',
    background: 'currentColor',
    pointerEvents: 'none',
  });
  const clip = document.createElement('span');
  clip.setAttribute('aria-hidden', 'true');
  Object.assign(clip.style, {
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    borderRadius: 'inherit',
    pointerEvents: 'none',
  });
  clip.append(wave);
  surface.append(clip);
  wave
    .animate(
      [
        { transform: 'scale(0)', opacity: 0.22 },
        { transform: 'scale(1)', opacity: 0 },
      ],
      { duration: rippleMs, easing: 'ease-out' },
    )
    .finished.finally(() => clip.remove());
}
