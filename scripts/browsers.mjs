// Finds the browsers that the tests drive: by environment variable, else in the usual places.
// `node scripts/browsers.mjs` lists them; `--ensure` installs what is missing where apt can, else says what to install.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const multiarch = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** For each browser its parts: an environment variable, names on PATH and full paths, the first that exists wins. */
const known = {
  chromium: {
    browser: {
      env: 'CHROMIUM',
      places: [
        'chromium',
        'chromium-browser',
        'google-chrome-stable',
        'google-chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      ],
    },
  },
  firefox: {
    browser: {
      env: 'FIREFOX',
      places: [
        'firefox-esr',
        'firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ],
    },
  },
  // WebKitGTK: its WebDriver, the small browser that this drives, and a display for it.
  webkit: {
    driver: { env: 'WEBKIT_DRIVER', places: ['WebKitWebDriver'] },
    browser: {
      env: 'WEBKIT_BROWSER',
      places: ['4.1', '6.0', '4.0'].flatMap((v) => [
        `${multiarch}/${v === '6.0' ? 'webkitgtk' : 'webkit2gtk'}-${v}/MiniBrowser`,
        `/usr/libexec/${v === '6.0' ? 'webkitgtk' : 'webkit2gtk'}-${v}/MiniBrowser`,
      ]),
    },
    display: { env: 'XVFB', places: ['Xvfb'] },
  },
};

const packages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};
/** Without any font a page has no text to measure. */
const fontPackages = ['fonts-dejavu-core'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function locate({ env, places }) {
  const named = process.env[env];
  if (named) return isExecutable(named) ? named : undefined;
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = places.flatMap((place) =>
    /[/\\]/.test(place) ? [place] : directories.map((directory) => join(directory, place)),
  );
  return candidates.find(isExecutable);
}

/** The names of the browsers this file knows. */
export const browserNames = Object.keys(known);

/**
 * Paths of an installed browser: `{ browser }`, for WebKit `{ driver, browser, display }`; undefined when a part is missing.
 * @param {'chromium' | 'firefox' | 'webkit'} name
 */
export function findBrowser(name) {
  const found = Object.entries(known[name]).map(([part, hints]) => [part, locate(hints)]);
  return found.every(([, path]) => path) ? Object.fromEntries(found) : undefined;
}

/** The same, but a missing browser is an error that says what to do. */
export function requireBrowser(name) {
  const found = findBrowser(name);
  if (!found) throw new Error(howToInstall([name]));
  return found;
}

/** Options with which puppeteer launches the installed Chromium, also as root and without a network. */
export function chromiumLaunchOptions() {
  return {
    executablePath: requireBrowser('chromium').browser,
    headless: true,
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A touch that pans sideways would go back in the history, to the blank page before the test.
      '--overscroll-history-navigation=0',
      '--force-color-profile=srgb',
    ],
  };
}

/** Options with which puppeteer launches the installed Firefox. */
export function firefoxLaunchOptions() {
  return {
    browser: 'firefox',
    executablePath: requireBrowser('firefox').browser,
    headless: true,
    extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1 },
  };
}

function howToInstall(names) {
  const variables = names.flatMap((name) => Object.values(known[name]).map((part) => part.env));
  return (
    `Not found: ${names.join(', ')}; on Debian or Ubuntu run "apt-get install ` +
    `${names.flatMap((name) => packages[name]).join(' ')}", elsewhere install it ` +
    `and give its path in ${variables.join(', ')}.`
  );
}

/** Installs what is missing; returns a sentence when it cannot. */
function ensure() {
  const missing = () => browserNames.filter((name) => !findBrowser(name));
  const wanted = missing();
  if (wanted.length === 0) return undefined;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return howToInstall(wanted);
  const apt = (...words) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=500', '-qq', ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...wanted.flatMap((name) => packages[name]), ...fontPackages);
  } catch {
    return howToInstall(wanted);
  }
  return missing().length > 0 ? howToInstall(missing()) : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const complaint = process.argv.includes('--ensure') ? ensure() : undefined;
  if (complaint) {
    console.error(complaint);
    process.exitCode = 1;
  } else {
    for (const name of browserNames) console.log(name, findBrowser(name) ?? 'not found');
  }
}
