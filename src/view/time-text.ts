/** `4:31`, `1:02:09`. */
export function timeText(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1000);
  const two = (count: number): string => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
