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
    // Sheets have no other form, and nobody makes them but `unsafeCSS`, of texts.
    ['o.map(t=>t instanceof CSSStyleSheet?t:t.styleSheet)', 'o.map(t=>t.styleSheet)'],
    ['class n{constructor(t,e,o){this._$cssResult$=!0,this.cssText=t}', 'class n{constructor(t){this.cssText=t}'],
    ['r=t=>new n("string"==typeof t?t:t+"",void 0,s)', 'r=t=>new n(t)'],
    ['toString(){return this.cssText}', ''],
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
    // Accessors that were there before, and names that are no texts.
    [
      'this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s)',
      'this._$Ei(),this.elementProperties.set(t,s)',
    ],
    [
      'const{get:e,set:r}=h(this.prototype,t)??{get(){return this[s]},set(t){this[s]=t}};return{get:e,set(s){const h=e?.call(this);r?.call(this,s),this.requestUpdate(t,h,i)},configurable:!0,enumerable:!0}',
      'return{get(){return this[s]},set(e){const h=this[s];this[s]=e,this.requestUpdate(t,h,i)},configurable:!0,enumerable:!0}',
    ],
    [
      'const t=this.constructor.elementProperties;if(t.size>0)for(const[s,i]of t){const{wrapped:t}=i,e=this[s];!0!==t||this._$AL.has(s)||void 0===e||this.C(s,void 0,i,e)}',
      '',
    ],
    ['const t=this.properties,s=[...r(t),...o(t)];for(const i of s)', 'const t=this.properties;for(const i of r(t))'],
    ['getOwnPropertyDescriptor:h,', ''],
    ['getOwnPropertySymbols:o,', ''],
    // Polyfills, and warnings of several versions on one page.
    ['c=a.trustedTypes,l=c?c.emptyScript:"",p=a.reactiveElementPolyfillSupport,', ''],
    [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2")', ''],
    // Names that a compiler of Google's would shorten.
    ['d=(t,s)=>t,', ''],
    ['if(this.hasOwnProperty(d("elementProperties")))', 'if(this.hasOwnProperty("elementProperties"))'],
    ['if(this.hasOwnProperty(d("finalized")))', 'if(this.hasOwnProperty("finalized"))'],
    [
      'if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(d("properties")))',
      'if(this.finalized=!0,this._$Ei(),this.hasOwnProperty("properties"))',
    ],
    ['y[d("elementProperties")]=new Map,y[d("finalized")]=new Map', 'y.elementProperties=new Map,y.finalized=new Map'],
    // Every property has an attribute; how it is made, and told of its attribute, is not to be overridden.
    ['if(s.state&&(s.attribute=!1),this._$Ei()', 'if(this._$Ei()'],
    [
      'const i=Symbol(),h=this.getPropertyDescriptor(t,i,s);void 0!==h&&e(this.prototype,t,h)}}static getPropertyDescriptor(t,s,i){return{get(){return this[s]},set(e){const h=this[s];this[s]=e,this.requestUpdate(t,h,i)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??b}',
      'const s=Symbol();e(this.prototype,t,{get(){return this[s]},set(e){const h=this[s];this[s]=e,this.requestUpdate(t,h)},configurable:!0,enumerable:!0})}}',
    ],
    ['const i=this._$Eu(t,s);void 0!==i&&this._$Eh.set(i,t)', 'this._$Eh.set(s.attribute??t.toLowerCase(),t)'],
    [
      'static _$Eu(t,s){const i=s.attribute;return!1===i?void 0:"string"==typeof i?i:"string"==typeof t?t.toLowerCase():void 0}',
      '',
    ],
    [
      'this._$AK(t,i)}_$AK(t,s){const i=this.constructor,e=i._$Eh.get(t);',
      'const{_$Eh:h,elementProperties:r}=this.constructor,e=h.get(t);',
    ],
    ['this[e]=i.getPropertyOptions(e).type===Boolean?null!==s:s)', 'this[e]=r.get(e).type===Boolean?null!==i:i)'],
    ['return this.finalize(),this._$Eh&&[', 'return this.finalize(),['],
    ['createProperty(t,s=b){', 'createProperty(t,s){'],
    // Styles are lists.
    [
      'finalizeStyles(s){const i=[];if(Array.isArray(s)){const e=new Set(s.flat(1/0).reverse());for(const s of e)i.unshift(t(s))}else void 0!==s&&i.push(t(s));return i}',
      'finalizeStyles(t=[]){return[...new Set(t.flat(1/0).reverse())].reverse()}',
    ],
    // No element asks which properties have changed, or whether it should be drawn.
    [
      'requestUpdate(t,s,i,e=!1,h){if(void 0!==t){const r=this.constructor;if(!1===e&&(h=this[t]),i??=r.getPropertyOptions(t),!f(h,s))return;this.C(t,s,i)}!1===this.isUpdatePending&&(this._$ES=this._$EP())}C(t,s){this._$AL.has(t)||(this.hasUpdated||(s=void 0),this._$AL.set(t,s))}',
      'requestUpdate(t,s){void 0!==t&&i(this[t],s)||this.isUpdatePending||(this._$ES=this._$EP())}',
    ],
    [',f=(t,s)=>!i(t,s),b={};', ';'],
    [',f as notEqual', ''],
    ['this._$AL=new Map,this._$E_(),', 'this._$E_(),'],
    ['this._$AL=new Map,this.isUpdatePending=!1', 'this.isUpdatePending=!1'],
    [
      'let t=!1;const s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)):this._$EM()}catch(s){throw t=!1,this._$EM(),s}t&&this._$AE(s)}',
      'try{this.willUpdate(),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update()}catch(t){throw this._$EM(),t}this._$EO?.forEach(t=>t.hostUpdated?.()),this.hasUpdated=!0,this.updated()}',
    ],
    [
      '_$AE(t){this._$EO?.forEach(t=>t.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}',
      '',
    ],
    ['shouldUpdate(t){return!0}', ''],
    ['firstUpdated(t){}', ''],
    // What is done in one place.
    [
      'this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Ev()}_$Ev(){',
      'this.isUpdatePending=this.hasUpdated=!1,',
    ],
    [
      'this._$E_(),this.requestUpdate()}',
      'this._$Ep=new Map;for(const t of this.constructor.elementProperties.keys())this.hasOwnProperty(t)&&(this._$Ep.set(t,this[t]),delete this[t]);this.requestUpdate()}',
    ],
    [
      '_$E_(){const t=new Map,s=this.constructor.elementProperties;for(const i of s.keys())this.hasOwnProperty(i)&&(t.set(i,this[i]),delete this[i]);t.size>0&&(this._$Ep=t)}',
      '',
    ],
    [
      'if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(const[t,s]of this._$Ep)this[t]=s;this._$Ep=void 0}',
      'this.renderRoot??=this.createRenderRoot();for(const[t,s]of this._$Ep)this[t]=s;this._$Ep.clear()',
    ],
    // What every element has of its own, and what the list of its ancestors ends with.
    ['enableUpdating(t){}', ''],
    ['willUpdate(t){}', ''],
    ['updated(t){}', ''],
    ['_$EM(){this.isUpdatePending=!1}', ''],
    ['throw this._$EM(),t', 'throw this.isUpdatePending=!1,t'],
    ['update(t){this._$EM()}', 'update(){this.isUpdatePending=!1}'],
    [
      'const t=this.properties;for(const i of r(t))this.createProperty(i,t[i])',
      'const t=this.properties;for(const i in t)this.createProperty(i,t[i])',
    ],
    ['getOwnPropertyNames:r,', ''],
    [',y.finalized=new Map', ',y.finalized=!0'],
  ],
  'lit-html/lit-html.js': [
    ['B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");const ', ''],
    // Directives, and who is told whether it is on the page.
    [
      'function M(t,i,s=t,e){if(i===E)return i;let h=void 0!==e?s._$Co?.[e]:s._$Cl;const o=a(i)?void 0:i._$litDirective$;return h?.constructor!==o&&(h?._$AO?.(!1),void 0===o?h=void 0:(h=new o(t),h._$AT(t,s,e)),void 0!==e?(s._$Co??=[])[e]=h:s._$Cl=h),void 0!==h&&(i=M(t,h._$AS(t,i.values),h,e)),i}',
      '',
    ],
    ['t=M(this,t,i),a(t)?', 'a(t)?'],
    ['void 0===h)t=M(this,t,i,0),o=', 'void 0===h)o='],
    ['r=M(this,e[s+n],i,n),', 'r=e[s+n],'],
    ['(t=M(this,t,i,0)??A)', '(t??=A)'],
    ['this._$AP?.(!1,!0,s);', ';'],
    ['setConnected(t){void 0===this._$AM&&(this._$Cv=t,this._$AP?.(t))}', ''],
    ['get _$AU(){return this._$AM?._$AU??this._$Cv}', ''],
    [',this._$Cv=e?.isConnected??!0', ''],
    ['this._$AV=[],this._$AN=void 0,', 'this._$AV=[],'],
    ['this.type=2,this._$AH=A,this._$AN=void 0,', 'this._$AH=A,'],
    ['this.type=1,this._$AH=A,this._$AN=void 0,', 'this._$AH=A,'],
    ['constructor(){super(...arguments),this.type=3}', ''],
    ['constructor(){super(...arguments),this.type=4}', ''],
    ['constructor(t,i,s,e,h){super(t,i,s,e,h),this.type=5}', ''],
    ['get _$AU(){return this._$AM._$AU}u(t)', 'u(t)'],
    ['get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}', ''],
    // Values that are a whole tag's, or stand in comments or in elements of mere text.
    [
      'class Z{constructor(t,i,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=i,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){M(this,t)}}',
      '',
    ],
    [
      '1===r.type?i=new r.ctor(h,r.name,r.strings,this,t):6===r.type&&(i=new Z(h,this,t))',
      'i=new r.ctor(h,r.name,r.strings,this,t)',
    ],
    ['else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t));', ''],
    [
      'if(y.test(r.tagName)){const t=r.textContent.split(o),i=t.length-1;if(i>0){r.textContent=s?s.emptyScript:"";for(let s=0;s<i;s++)r.append(t[s],c()),P.nextNode(),d.push({type:2,index:++l});r.append(t[i],c())}}',
      '',
    ],
    [
      'if(8===r.nodeType)if(r.data===n)d.push({type:2,index:l});else{let t=-1;for(;-1!==(t=r.data.indexOf(o,t+1));)d.push({type:7,index:l}),t+=o.length-1}l++',
      '8===r.nodeType&&r.data===n&&d.push({type:2,index:l});l++',
    ],
    // What is drawn beside other things in one place.
    [
      'const e=s?.renderBefore??i;let h=e._$litPart$;if(void 0===h){const t=s?.renderBefore??null;e._$litPart$=h=new k(i.insertBefore(c(),t),t,void 0,s??{})}return h._$AI(t),h',
      'const e=i._$litPart$??=new k(i.insertBefore(c(),null),null,void 0,s??{});return e._$AI(t),e',
    ],
    // Templates of MathML, and those that were compiled beforehand.
    [':3===i?"<math>":""', ':""'],
    [':3===i?"</math>":""', ':""'],
    ['2===i||3===i', '2===i'],
    [',T=x(3)', ''],
    [',T as mathml', ''],
    [
      'const{values:i,_$litType$:s}=t,e="number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),this.options)),s);',
      'const{values:i}=t,e=this._$AC(t);',
    ],
    ['j={M:h,P:o,A:n,C:1,L:N,R,D:d,V:M,I:k,H,N:L,U:z,B:I,F:Z},', ''],
    ['export{j as _$LH,', 'export{'],
    // Nobody asks where a part is, or leaves a value as it was.
    ['get parentNode(){return this._$AM.parentNode}u(t)', 'u(t)'],
    [
      'get parentNode(){let t=this._$AA.parentNode;const i=this._$AM;return void 0!==i&&11===t?.nodeType&&(t=i.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}',
      '',
    ],
    [',this._$AD=t,this._$AM=i}', ',this._$AD=t}'],
    ['this._$AM=s,', ''],
    ['this._$AM=e,', ''],
    ['t!==this._$AH&&t!==E&&this._(t)', 't!==this._$AH&&this._(t)'],
    ['t!==this._$AH&&t!==E,', 't!==this._$AH,'],
    ['r===E&&(r=this._$AH[n]),', ''],
    ['_$AI(t,i=this){if((t??=A)===E)return;const s', '_$AI(t){t??=A;const s'],
    ['_$AI(t,i=this){a(t)?', '_$AI(t){a(t)?'],
    ['E=Symbol.for("lit-noChange"),', ''],
    ['E as noChange,', ''],
    ['(t?.creationScope??l).importNode', 'l.importNode'],
    // Templates without comments, elements of mere text (a script, a style, a title, a text area) and tags that are values.
    [
      'c===v?"!--"===u[1]?c=_:void 0!==u[1]?c=m:void 0!==u[2]?(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p):void 0!==u[3]&&(c=p):c===p?">"===u[0]?(c=n??v,d=-1)',
      'c===v?c=p:c===p?">"===u[0]?(c=v,d=-1)',
    ],
    ['c===$||c===g?c=p:c===_||c===m?c=v:(c=p,n=void 0)', 'c=p'],
    [
      String.raw`v=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,_=/-->/g,m=/>/g,`,
      String.raw`v=/<\/?[a-zA-Z][^>\s]*/g,`,
    ],
    ['y=/^(?:script|style|textarea|title)$/i,', ''],
    ['let n,l=', 'let l='],
    ['this.el=S.createElement(f,e),', 'this.el=document.createElement("template"),this.el.innerHTML=f,'],
    ['static createElement(t,i){const s=l.createElement("template");return s.innerHTML=t,s}', ''],
    // The plugin `literals` puts an attribute after one space, and its value into double quotes.
    [String.raw`f="[ \t\n\f\r]",`, ''],
    [
      `p=RegExp(\`>|\${f}(?:([^\\\\s"'>=/]+)(\${f}*=\${f}*(?:[^ \\t\\n\\f\\r"'\\\`<>=]|("|')|))|$)\`,"g"),g=/'/g,`,
      'p=/>| ([^ ">=]+)="/g,',
    ],
    [
      String.raw`void 0===u[1]?d=-2:(d=c.lastIndex-u[2].length,a=u[1],c=void 0===u[3]?p:'"'===u[3]?$:g):c=p;const x=c===p&&t[i+1].startsWith("/>")?" ":"";`,
      '(d=f-2,a=u[1],c=$):c=p;',
    ],
    ['s.slice(0,d)+h+s.slice(d)+o+x):s+o+(-2===d?i:x)}', 's.slice(0,d)+h+s.slice(d)+o):s+o}'],
    // Lists are arrays, values of attributes are no objects, listeners are neither passive nor heard once, and what is set as a property is always there.
    ['d=t=>u(t)||"function"==typeof t?.[Symbol.iterator],', ''],
    ['d(t)?this.k(t)', 'u(t)?this.k(t)'],
    ['if(r.hasAttributes())for(const t of', 'for(const t of'],
    [
      'void 0!==s&&(void 0!==s.strings?(s._$AI(t,s,i),i+=s.strings.length-2):s._$AI(t[i])),i++',
      'void 0!==s.strings?(s._$AI(t,i),i+=s.strings.length-2):s._$AI(t[i]),i++',
    ],
    ['_$AI(t,i=this,s,e){const h=this.strings;let o=!1;', '_$AI(t,s){const h=this.strings;let o=!1;'],
    ['o=!a(t)||t!==this._$AH,', 'o=t!==this._$AH,'],
    ['o||=!a(r)||r!==this._$AH[n],', 'o||=r!==this._$AH[n],'],
    ['o&&!e&&this.j(t)', 'o&&this.j(t)'],
    ['this.element[this.name]=t===A?void 0:t', 'this.element[this.name]=t'],
    ['!!t&&t!==A)', '!!t)'],
    ['||t.once!==s.once||t.passive!==s.passive', ''],
    ['this.options?.host', 'this.options.host'],
    ['i=t=>t,s=t.trustedTypes', 's=t.trustedTypes'],
    ['const s=i(t).nextSibling;i(t).remove(),t=s', 'const s=t.nextSibling;t.remove(),t=s'],
    ['A=Symbol.for("lit-nothing")', 'A=Symbol()'],
    // Nodes are no values, and what is drawn inside an SVG picture has a picture of its own around it.
    ['void 0!==t.nodeType?this.T(t):', ''],
    [
      'x=t=>(i,...s)=>({_$litType$:t,strings:i,values:s}),b=x(1),w=x(2),',
      'b=(t,...i)=>({_$litType$:1,strings:t,values:i}),',
    ],
    [',w as svg', ''],
    [
      'const N=(t,i)=>{const s=t.length-1,e=[];let l=2===i?"<svg>":"",c=v;',
      'const N=t=>{const s=t.length-1,e=[];let l="",c=v;',
    ],
    ['(t[s]||"<?>")+(2===i?"</svg>":"")', '(t[s]||"<?>")'],
    ['constructor({strings:t,_$litType$:i},e){', 'constructor({strings:t}){'],
    ['[f,v]=N(t,i);', '[f,v]=N(t);'],
    [',2===i){const t=this.el.content.firstChild;t.replaceWith(...t.childNodes)}for(;', ';for(;'],
    ['if(this.el=document.createElement("template")', 'this.el=l.createElement("template")'],
    [
      'let r;this.parts=[];let l=0,a=0;const u=t.length-1,d=this.parts,',
      'let r,m=0,a=0;const u=t.length-1,d=this.parts=[],',
    ],
    ['d.push({type:1,index:l,', 'd.push({type:1,index:m,'],
    ['d.push({type:2,index:l});l++', 'd.push({type:2,index:m});m++'],
  ],
  'lit-element/lit-element.js': [
    [
      'createRenderRoot(){const t=super.createRenderRoot();return this.renderOptions.renderBefore??=t.firstChild,t}',
      '',
    ],
    [
      'connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}',
      '',
    ],
    ['this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),', ''],
    [',s.litElementHydrateSupport?.({LitElement:i});const o=s.litElementPolyfillSupport;o?.({LitElement:i});', ';'],
    ['(s.litElementVersions??=[]).push("4.2.2");', ''],
    ['super(...arguments),this.renderOptions={host:this},this._$Do=void 0', 'super(),this.renderOptions={host:this}'],
    [
      'update(t){const r=this.render();super.update(t),this._$Do=e(',
      'update(){const t=this.render();super.update(),e(',
    ],
    ['e(r,this.renderRoot', 'e(t,this.renderRoot'],
    ['render(){return r}', ''],
    ['import{render as e,noChange as r}', 'import{render as e}'],
    ['i._$litElement$=!0,', ''],
    ['i["finalized"]=!0;', ''],
  ],
};

/** What the cuts take for granted of the elements, and of templates everywhere. */
const UNUSED =
  /\b(?:reflect|converter|useDefault|hasChanged|state): |\battribute: false|\btype: (?!Boolean\b)[A-Z]|\b(?:willUpdate|updated?)\(\w|\b(?:shouldUpdate|firstUpdated)\(/;
const UNUSED_IN_TEMPLATES = /<!--|<(?:script|style|textarea|title)\b|<\/?\$\{/;

/** What the elements have for Lit's development build, for what a server has drawn before Lit, and for their types alone. */
const IDLE = new RegExp(
  [
    String.raw`\bthis\.disableWarning\?\.\(["']change-in-update["']\);`,
    String.raw`\bthis\.renderOptions\.renderBefore = null;`,
    String.raw`\b(add|remove)EventListener\(type, listener, options\) \{\s*super\.\1EventListener\(type, listener, options\);\s*\}`,
  ].join('|'),
  'g',
);

export const leanLit = {
  name: 'lean-lit',
  transform(code, id) {
    const path = id.replaceAll('\\', '/').replace(/\?.*/, '');
    if (/\/src\/elements\/.*element\.ts$/.test(path) && UNUSED.test(code))
      throw new Error(`${id} declares a property in a way that scripts/lean-lit.mjs has cut.`);
    if (/\/src\/.*\.ts$/.test(path) && /\b(?:html|svg)`/.test(code) && UNUSED_IN_TEMPLATES.test(code))
      throw new Error(`${id} has a template of a kind that scripts/lean-lit.mjs has cut.`);
    // White space in its place: the map holds.
    const own = code.replace(IDLE, (idle) => idle.replace(/\S/g, ' '));
    if (own !== code) return { code: own, map: null };
    const file = Object.keys(CUTS).find((name) => path.endsWith(`/node_modules/${name}`));
    if (file === undefined) return null;
    const lean = CUTS[file].reduce((text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${file} is not what scripts/lean-lit.mjs knows: ${from}`);
      return text.replace(from, () => to);
    }, code);
    // What Lit calls its own is `_$AH` or `_$litType$`: `_H` tells it from ours as well.
    return lean.replace(/_\$(?:A|E|lit)(\w+)\$?/g, '_$1');
  },
};
