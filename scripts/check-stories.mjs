// Opens every story of storybook-static/ in Chromium, Firefox and WebKit, in all three at the same time. A story fails on an
// error while it renders, in its play function or on the page, on anything said on the console, on a finding of axe, and
// on an element that nobody defined. BROWSERS=chromium chooses browsers; `npm run storybook:check -- palettes` stories.
import { tellHow } from './bench/help.mjs';
import { builtStories, openStories, serveStories, showStory, windows } from './stories.mjs';

if (process.argv.includes('--help')) tellHow(import.meta.url);

const names = (process.env.BROWSERS ?? Object.keys(windows).join()).split(',');
const wanted = process.argv.slice(2);
const stories = (await builtStories()).filter(
  ({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)),
);
if (stories.length === 0) throw new Error(`No story is called ${wanted.join(' or ')}.`);

/** A story that is about a warning may give it. */
const allowed = ({ tags }, problem) => tags.includes('warns') && problem.startsWith('console.warn');

async function checkIn(name, url) {
  const view = await windows[name]();
  const counts = { passed: 0, failed: 0 };
  const start = performance.now();
  try {
    await view.setViewport({ width: 1280, height: 900 });
    await openStories(view, url, stories.at(-1).id);
    for (const story of stories) {
      const problems = (await showStory(view, story.id)).filter((problem) => !allowed(story, problem));
      if (problems.length === 0) counts.passed++;
      else {
        counts.failed++;
        console.log(`${name} ${story.id}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
      }
    }
  } finally {
    await view.stop();
  }
  console.log(`${name}: ${stories.length} stories in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return counts;
}

const server = await serveStories();
const all = await Promise.all(names.map((name) => checkIn(name, server.url))).finally(server.close);
const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
console.log(`stories: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
