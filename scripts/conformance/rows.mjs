// What pages do to a widget, as rows: each is tried on a fresh page and is true, false, or (a text) cannot be tried, and why.

const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
const near = (one, other, most) => Math.hypot(one[0] - other[0], one[1] - other[1]) <= most;
const rect = (w, of) =>
  w.evaluate(`(() => { const { x, y, width, height } = subject.${of}(one); return { x, y, width, height }; })()`);
const state = (w) => w.evaluate('subject.state(one)');
const frames = (w) =>
  w.evaluate('(async () => { for (let at = 0; at < 8; at++) await new Promise(requestAnimationFrame); return 0; })()');

/** Puts the subject on the page, where `place` says. */
const put = async (w, place = "document.querySelector('#home')", before = '') => {
  await w.evaluate(
    `(async () => { ${before}; globalThis.home = ${place}; globalThis.one = await subject.make(home); return 0; })()`,
  );
  await frames(w);
};

async function grab(w) {
  const from = centre(await rect(w, 'from'));
  await w.move(from);
  await w.down();
  return from;
}

/** A piece is dragged to a place that takes it; true where the state has changed by it. */
async function plays(w) {
  const before = await state(w);
  const from = await grab(w);
  const to = centre(await rect(w, 'to'));
  await w.move([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  await w.move(to);
  await frames(w);
  await w.up();
  await frames(w);
  return (await state(w)) !== before;
}

/** The piece lies in the middle of its place, and both within the widget. */
async function lies(w) {
  const [piece, home, box] = [await rect(w, 'from'), await rect(w, 'home'), await rect(w, 'box')];
  const inside = home.x >= box.x - 1 && home.x + home.width <= box.x + box.width + 1 && home.width > 2;
  return inside && near(centre(piece), centre(home), Math.max(1.5, home.width * 0.05));
}
const liesAndPlays = async (w) => (await lies(w)) && (await plays(w));

/** While it is carried the middle of the piece stays under the pointer, or where it was gripped. */
async function follows(w) {
  const before = await state(w);
  const from = await grab(w);
  const to = centre(await rect(w, 'to'));
  const way = [(from[0] + to[0]) / 2 + 7, (from[1] + to[1]) / 2 + 5];
  await w.move([from[0] + 9, from[1] + 9]);
  await w.move(way);
  await frames(w);
  const under = near(centre(await rect(w, 'from')), way, 3);
  await w.move(to);
  await frames(w);
  await w.up();
  await frames(w);
  return under && (await state(w)) !== before;
}

const styled = (style) => async (w) => {
  await put(w, undefined, `document.querySelector('#home').style.cssText += ';${style}'`);
  return liesAndPlays(w);
};
const moving = (style) => async (w) => {
  await put(w, undefined, `document.querySelector('#home').style.cssText += ';${style}'`);
  return follows(w);
};
const hide = "document.querySelector('#home').style.display = 'none'";
const show = (w) => w.evaluate("(document.querySelector('#home').style.display = 'block', 0)");

/** Whatever a drag may end by: nothing has moved, and the piece is back. */
const ended = (end) => async (w) => {
  await put(w);
  const before = await state(w);
  const from = await grab(w);
  await w.move([from[0] + 30, from[1] + 30]);
  await w.move([from[0] + 40, from[1] - 20]);
  await frames(w);
  await end(w);
  await frames(w);
  return (await state(w)) === before && (await lies(w)) && (await plays(w));
};

export const rows = {
  'laid and played on a bare page': async (w) => (await put(w), liesAndPlays(w)),
  'hidden while the window changes, then shown (S121)': async (w) => {
    await put(w);
    await w.evaluate(`(${hide}, 0)`);
    await w.resize(900, 700);
    await w.evaluate("(document.querySelector('#home').style.width = '420px', 0)");
    await show(w);
    await frames(w);
    const result = await liesAndPlays(w);
    await w.resize(1200, 900);
    return result;
  },
  'hidden at first, then shown (S122)': async (w) => {
    await put(w, undefined, hide);
    await show(w);
    await frames(w);
    return liesAndPlays(w);
  },
  'its place made wider and narrower (S78)': async (w) => {
    await put(w);
    for (const width of [300, 640, 380]) {
      await w.evaluate(`(document.querySelector('#home').style.width = '${width}px', 0)`);
      await frames(w);
    }
    return liesAndPlays(w);
  },
  'taken away and brought back (S120, S123, S146)': async (w) => {
    await put(w);
    await w.evaluate('(subject.element(one).remove(), 0)');
    await frames(w);
    await w.evaluate('(home.append(subject.element(one)), 0)');
    await frames(w);
    return liesAndPlays(w);
  },
  'moved within the page by moveBefore (S146)': async (w) => {
    await put(w);
    if (!(await w.evaluate("'moveBefore' in Element.prototype"))) return 'this engine has no moveBefore';
    await w.evaluate(
      '(home.prepend(document.createElement("p")), home.moveBefore(subject.element(one), home.firstChild), 0)',
    );
    await frames(w);
    return liesAndPlays(w);
  },
  '333.3 px wide (S125)': styled('width: 333.3px'),
  '160 px wide (S126)': styled('width: 160px'),
  'its width animated: no ResizeObserver errors (S127)': async (w) => {
    await put(w, undefined, 'globalThis.errors = 0; addEventListener("error", () => errors++)');
    for (let width = 200; width <= 700; width += 50) {
      await w.evaluate(`(document.querySelector('#home').style.width = '${width}px', 0)`);
      await frames(w);
    }
    return (await w.evaluate('errors')) === 0;
  },
  'carried on a bare page: under the pointer (S128)': moving(''),
  'scaled to a half: under the pointer (S128)': moving('width: 900px; transform: scale(.5); transform-origin: 0 0'),
  'scaled by 1.5: under the pointer (S128)': moving('width: 300px; transform: scale(1.5); transform-origin: 0 0'),
  'CSS zoom .8: under the pointer (S128)': moving('zoom: .8'),
  'turned by 90 degrees: under the pointer': moving('transform: translateY(40px) rotate(90deg)'),
  'on its head: under the pointer': moving('transform: translateY(40px) rotate(180deg)'),
  'a page from right to left': async (w) => (
    await put(w, undefined, "document.documentElement.dir = 'rtl'"),
    liesAndPlays(w)
  ),
  'line height 0, font size 0 around it (S159)': styled('line-height: 0; font-size: 0; letter-spacing: 9px'),
  'a font of 100 px around it (S159)': styled('font-size: 100px; text-transform: uppercase; text-align: right'),
  'a rule of * { all: unset } in the page (S159)': async (w) => {
    await put(
      w,
      undefined,
      "document.head.insertAdjacentHTML('beforeend', '<style>* { all: unset } body, div { display: block } head, script, style { display: none } #home { width: 500px }</style>')",
    );
    return liesAndPlays(w);
  },
  'a rule of * { transition: all 3s } in the page': async (w) => {
    await put(w, undefined, "document.head.insertAdjacentHTML('beforeend', '<style>* { transition: all 3s }</style>')");
    return follows(w);
  },
  'a modal dialog': async (w) => {
    await put(
      w,
      "document.querySelector('dialog div')",
      "document.body.insertAdjacentHTML('beforeend', '<dialog><div style=\"width: 420px\"></div></dialog>'); document.querySelector('dialog').showModal()",
    );
    return liesAndPlays(w);
  },
  'two shadow roots deep (S160)': async (w) => {
    await put(
      w,
      'deep',
      `let deep = document.querySelector('#home');
       for (let at = 0; at < 2; at++) { const inner = document.createElement('div'); deep.attachShadow({ mode: 'open' }).append(inner); deep = inner; }`,
    );
    return liesAndPlays(w);
  },
  'columns of text': styled('columns: 2; width: 1000px'),
  'a scroller that has been scrolled': async (w) => {
    await put(
      w,
      "document.querySelector('#in')",
      'document.querySelector(\'#home\').innerHTML = \'<div id=out style="height: 820px; overflow: auto"><p style="height: 200px"></p><div id=in></div><p style="height: 900px"></p></div>\'',
    );
    await w.evaluate("(document.querySelector('#out').scrollTop = 190, 0)");
    await frames(w);
    return liesAndPlays(w);
  },
  'a drag ended by Escape puts back (S73, S133)': ended(async (w) => {
    await w.press('Escape');
    await w.up();
  }),
  'a drag ended outside of the widget puts back': ended(async (w) => {
    await w.move([1100, 8]);
    await w.up();
  }),
  'taken away in the middle of a drag (S150)': ended(async (w) => {
    await w.evaluate('(subject.element(one).remove(), 0)');
    await frames(w);
    await w.up();
    await w.evaluate('(home.append(subject.element(one)), 0)');
  }),
  'the right button moves nothing (S142)': async (w) => {
    await put(w);
    const before = await state(w);
    await w.move(centre(await rect(w, 'from')));
    await w.down('right');
    await w.move(centre(await rect(w, 'to')));
    await w.up('right');
    await frames(w);
    return (await state(w)) === before;
  },
  'a tap on a piece, a tap on a place (S136, S138)': async (w) => {
    await put(w);
    const before = await state(w);
    for (const part of ['from', 'to']) {
      if ((await state(w)) !== before) break;
      await w.move(centre(await rect(w, part)));
      await w.down();
      await w.up();
      await frames(w);
    }
    return (await state(w)) !== before;
  },
  'Tab comes into it (S138, S143)': async (w) => {
    await put(w);
    await w.evaluate(
      "(document.body.prepend(Object.assign(document.createElement('button'), { id: 'first' })), document.querySelector('#first').focus(), 0)",
    );
    await w.press('Tab');
    return w.evaluate('subject.focused(one)');
  },
  'pieces are named controls for assistive technology (S95, S143)': async (w) => {
    await put(w);
    return (await w.evaluate('subject.controls(one)')) > 5;
  },
  'two of them share no id (S157)': async (w) => {
    await put(w);
    return w.evaluate(`(async () => {
      const other = await subject.make(home);
      const ids = [one, other].flatMap((each) => {
        const element = subject.element(each);
        return [...(element.shadowRoot ? [] : element.querySelectorAll('[id]'))].map(({ id }) => id);
      });
      return new Set(ids).size === ids.length;
    })()`);
  },
  'fifty made and removed leave no listener behind (S147)': async (w) =>
    w.evaluate(`(async () => {
      let count = 0;
      for (const target of [window, document, document.body])
        for (const [name, step] of [['addEventListener', 1], ['removeEventListener', -1]]) {
          const own = target[name].bind(target);
          target[name] = (...given) => { count += step; own(...given); };
        }
      const home = document.querySelector('#home');
      for (let at = 0; at < 50; at++) {
        const one = await subject.make(home);
        await new Promise(requestAnimationFrame);
        subject.remove(one);
      }
      return count === 0;
    })()`),
  'fifty made and removed are collected (S147)': async (w) => {
    await w.evaluate(`(async () => {
      globalThis.gone = [];
      const home = document.querySelector('#home');
      for (let at = 0; at < 50; at++) {
        const one = await subject.make(home);
        await new Promise(requestAnimationFrame);
        subject.remove(one);
        gone.push(new WeakRef(subject.element(one)));
      }
      return 0;
    })()`);
    for (let round = 0; round < 20; round++) {
      if (!(await w.collect())) return 'only Chromium can be told to collect';
      await frames(w);
      if ((await w.evaluate('gone.filter((each) => each.deref()).length')) < 4) return true;
    }
    return false;
  },
  'a drag leaves the text of the page unselected (S139)': async (w) => {
    await put(
      w,
      undefined,
      "document.body.insertAdjacentHTML('beforeend', '<p>Words of the page, which go on and on.</p>')",
    );
    const from = await grab(w);
    await w.move([from[0] + 10, from[1] + 60]);
    await w.move([300, 780]);
    await w.up();
    return (await w.evaluate('String(getSelection())')) === '';
  },
};

/** Rows under a strict policy of the page, which is a header. */
export const strictRows = {
  "style-src 'self' is not violated (S158)": async (w) => {
    await w.evaluate(
      "(globalThis.violated = 0, document.addEventListener('securitypolicyviolation', () => violated++), 0)",
    );
    await put(w);
    await plays(w);
    return (await w.evaluate('violated')) === 0;
  },
};
