// A Vite plugin for dist/cdn: Lit without what cannot happen there. What is cut stands in for things that no browser which can
// show the table lacks (style sheets of one's own for a shadow root), answers Lit's polyfills and development tools, or serves
// ways of declaring properties that these elements do not use. Half a kilobyte of every first load. The package for bundlers
// is untouched; every piece must be found as it is written here, or the build fails: look at it again with another Lit.

/** By file: what is there, and what takes its place. */
const CUTS = {
  '@lit/reactive-element/css-tag.js': [
    // Every browser that knows `light-dark()` has adopted style sheets.
    [
      'e=t.ShadowRoot&&(void 0===t.ShadyCSS||t.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,',
      'e=!0,',
    ],
    [
      'if(e)s.adoptedStyleSheets=o.map(t=>t instanceof CSSStyleSheet?t:t.styleSheet);else for(const e of o){const o=document.createElement("style"),n=t.litNonce;void 0!==n&&o.setAttribute("nonce",n),o.textContent=e.cssText,s.appendChild(o)}',
      's.adoptedStyleSheets=o.map(t=>t instanceof CSSStyleSheet?t:t.styleSheet)',
    ],
    [
      'c=e?t=>t:t=>t instanceof CSSStyleSheet?(t=>{let e="";for(const s of t.cssRules)e+=s.cssText;return r(e)})(t):t',
      'c=t=>t',
    ],
    // Sheets come from `unsafeCSS` alone (src/view/css.ts): the tag of Lit, and what it remembers, is not there.
    [
      'if(this._$cssResult$=!0,o!==s)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=t,this.t=e',
      'this._$cssResult$=!0,this.cssText=t',
    ],
    [
      'let t=this.o;const s=this.t;if(e&&void 0===t){const e=void 0!==s&&1===s.length;e&&(t=o.get(s)),void 0===t&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),e&&o.set(s,t))}return t',
      'let t=this.o;return void 0===t&&(this.o=t=new CSSStyleSheet).replaceSync(this.cssText),t',
    ],
  ],
  '@lit/reactive-element/reactive-element.js': [
    // Decorators.
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
    [
      'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
      '',
    ],
    ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}', ''],
    ['void 0!==t.l&&(this.l=[...t.l]),', ''],
    [',this.constructor.l?.forEach(t=>t(this))', ''],
    // Attributes are texts and switches, and nothing is written back to them.
    [
      'u={toAttribute(t,s){switch(s){case Boolean:t=t?l:null;break;case Object:case Array:t=null==t?t:JSON.stringify(t)}return t},fromAttribute(t,s){let i=t;switch(s){case Boolean:i=null!==t;break;case Number:i=null===t?null:Number(t);break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}}return i}},',
      '',
    ],
    ['b={attribute:!0,type:String,converter:u,reflect:!1,useDefault:!1,hasChanged:f}', 'b={}'],
    [',u as defaultConverter', ''],
    [
      'if(void 0!==e&&this._$Em!==e){const t=i.getPropertyOptions(e),h="function"==typeof t.converter?{fromAttribute:t.converter}:void 0!==t.converter?.fromAttribute?t.converter:u;this._$Em=e;const r=h.fromAttribute(s,t.type);this[e]=r??this._$Ej?.get(e)??r,this._$Em=null}',
      'void 0!==e&&(this[e]=i.getPropertyOptions(e).type===Boolean?null!==s:s)',
    ],
    [
      '!((i.hasChanged??f)(h,s)||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i)))',
      '!f(h,s)',
    ],
    [
      'C(t,s,{useDefault:i,reflect:e,wrapped:h},r){i&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||(this._$AL.has(t)||(this.hasUpdated||i||(s=void 0),this._$AL.set(t,s)),!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}',
      'C(t,s){this._$AL.has(t)||(this.hasUpdated||(s=void 0),this._$AL.set(t,s))}',
    ],
    [',this._$Em=null,this._$Ev()', ',this._$Ev()'],
    [
      '_$ET(t,s){const i=this.constructor.elementProperties.get(t),e=this.constructor._$Eu(t,i);if(void 0!==e&&!0===i.reflect){const h=(void 0!==i.converter?.toAttribute?i.converter:u).toAttribute(s,i.type);this._$Em=t,null==h?this.removeAttribute(e):this.setAttribute(e,h),this._$Em=null}}',
      '',
    ],
    ['this._$Eq&&=this._$Eq.forEach(t=>this._$ET(t,this[t])),', ''],
    // Polyfills, and warnings of several versions on one page.
    ['c=a.trustedTypes,l=c?c.emptyScript:"",p=a.reactiveElementPolyfillSupport,', ''],
    [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2")', ''],
  ],
  'lit-html/lit-html.js': [['B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");const ', '']],
  'lit-element/lit-element.js': [
    [',s.litElementHydrateSupport?.({LitElement:i});const o=s.litElementPolyfillSupport;o?.({LitElement:i});', ';'],
    ['(s.litElementVersions??=[]).push("4.2.2");', ''],
  ],
};

/** What the cuts take for granted of the elements. */
const UNUSED = /\breflect: |\bconverter: |\btype: (?!Boolean\b)[A-Z]|\buseDefault: |\bhasChanged: /;

export const leanLit = {
  name: 'lean-lit',
  transform(code, id) {
    const path = id.replaceAll('\\', '/');
    if (/\/src\/elements\/.*element\.ts$/.test(path) && UNUSED.test(code))
      throw new Error(`${id} declares a property in a way that scripts/lean-lit.mjs has cut.`);
    const file = Object.keys(CUTS).find((name) => path.endsWith(`/node_modules/${name}`));
    if (file === undefined) return null;
    return CUTS[file].reduce((text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${file} is not what scripts/lean-lit.mjs knows: ${from}`);
      return text.replace(from, () => to);
    }, code);
  },
};
