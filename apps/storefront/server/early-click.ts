/**
 * Runs before anything is painted: brings the whole style where the part inside is not enough, and remembers the last
 * click on a plain button until the page has hydrated, which then replays it once. Links, forms and inputs keep their own
 * behaviour and are left alone.
 */
export const EARLY_SCRIPT = `{let d=document,p,h=e=>{
let b=e.target.closest('button,[role=button],[role=tab]');b&&!e.button&&!b.closest('a')&&!(b.type=='submit'&&b.form)&&(p=b)};
for(let l of d.querySelectorAll('link[media]'))matchMedia(l.media).matches&&(l.blocking='render',l.disabled=!1);
d.addEventListener('click',h,true);
takeEarlyClick=()=>(d.removeEventListener('click',h,true),p)}`;
