/** Whether nobody wants cards to be seen moving, or nobody could see it: asked each time, for a reader may change it. */
export const stillMotion = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
