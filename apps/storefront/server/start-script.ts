/** Longest wait for a page's own files before the app is asked for, after its HTML has arrived: 4 s. Assumed. */
const LATEST_START_MS = 4_000;
/** Longest wait for a page that is never idle, after it has loaded: 1 s. Assumed. */
const LATEST_IDLE_MS = 1_000;

/**
 * Asks for the app, and for the whole style sheets, once the page is painted with all that it loads by itself and has nothing
 * to do (a browser that cannot tell: is painted), or at the visitor's first touch or key: until then nothing competes with the
 * content for the line or the processor. The sheets hold from one moment on: one without those after it would win over the
 * style inside, and things would jump there and back.
 * @param scripts files in the order of their needs, the entry last; each runs in a task of its own
 */
export function startScript(scripts: readonly string[]): string {
  return `{let d=document,f=${JSON.stringify(scripts)},a,g=async()=>{if(a)return;a=1;for(let h of f){let l=d.createElement('link');
l.rel='modulepreload';l.href=h;d.head.append(l)}let s=[...d.querySelectorAll('link[media]')];
Promise.all(s.map(l=>new Promise(r=>{l.onload=l.onerror=r;l.disabled=!1})))
.then(()=>{for(let l of s)l.media='all'});for(let h of f)await import(h)};
for(let t of['pointerdown','keydown'])addEventListener(t,g,{capture:true,once:true});
addEventListener('load',()=>requestAnimationFrame(()=>(self.requestIdleCallback||setTimeout)(g,{timeout:${LATEST_IDLE_MS}})));setTimeout(g,${LATEST_START_MS})}`;
}
