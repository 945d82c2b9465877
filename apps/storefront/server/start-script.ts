/** Longest wait for the `load` event before the app is loaded, after the HTML has arrived: 4 s. Assumed. */
const LATEST_START_MS = 4_000;
/** Longest wait for an idle page, after it has loaded: 1 s. Assumed. */
const LATEST_IDLE_MS = 1_000;

/**
 * Loads the app and the whole style sheets once the page has loaded and is idle (without `requestIdleCallback`: once it is
 * painted), or at the first touch or key: until then nothing competes with the content for bandwidth or processor time. The
 * sheets are applied all at once: one without those after it would override the critical CSS, and the layout would shift.
 * @param scripts files in the order of their imports, the entry last; each runs in a task of its own
 */
export function startScript(scripts: readonly string[]): string {
  return `{let d=document,f=${JSON.stringify(scripts)},a,g=async()=>{if(a)return;a=1;for(let h of f){let l=d.createElement('link');
l.rel='modulepreload';l.href=h;d.head.append(l)}let s=[...d.querySelectorAll('link[media]')];
Promise.all(s.map(l=>new Promise(r=>{l.onload=l.onerror=r;l.disabled=!1})))
.then(()=>{for(let l of s)l.media='all'});for(let h of f)await import(h)};
for(let t of['pointerdown','keydown'])addEventListener(t,g,{capture:true,once:true});
addEventListener('load',()=>requestAnimationFrame(()=>(self.requestIdleCallback||setTimeout)(g,{timeout:${LATEST_IDLE_MS}})));setTimeout(g,${LATEST_START_MS})}`;
}
