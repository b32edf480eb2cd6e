/** What the script makes: the text of each file, by its path. */
export function made(): Readonly<Record<string, string>>;
