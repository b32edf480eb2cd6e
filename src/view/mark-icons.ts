/** Icons of empty places: strokes on a grid of 24, like those of buttons. */
export const markIcons: Readonly<Record<string, string>> = {
  /** Turn the waste over and go round once more. */
  redeal: 'M19.5 5v4.5H15M19 9a7.7 7.7 0 1 0 .5 5',
  fill: 'M12 5v14m-6-6 6 6 6-6',
  closed: 'm7 7 10 10m0-10L7 17',
};
