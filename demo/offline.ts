/** Lets the site be opened again without a network: a worker of the site keeps its files. The package has no such thing. */

/** What of Trusted Types is needed here; browsers that have none need none. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}
declare const trustedTypes: TrustedTypes | undefined;
declare global {
  interface ImportMeta {
    /** Vite tells here whether the site was built. */
    readonly env: { readonly PROD: boolean };
  }
}

export function keepOffline(): void {
  // Sources that are being worked on are not kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Scripts of the site lie in a folder below its root.
  const url = new URL(/* @vite-ignore */ '../service-worker.js', import.meta.url).href;
  const policy =
    typeof trustedTypes === 'undefined'
      ? null
      : trustedTypes.createPolicy('patience-site', { createScriptURL: (own) => own });
  // Where it is refused, as in private windows, the site is there all the same.
  navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url).catch(() => undefined);
}
