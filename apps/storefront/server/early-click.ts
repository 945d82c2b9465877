/**
 * Runs before anything is painted: sets the chosen theme, and remembers the last click on a plain button until the page
 * has hydrated, which then replays it once. Links, forms and inputs keep their own behaviour and are left alone.
 */
export const EARLY_SCRIPT = `(function(d,w){
var m=/(?:^|; )theme=(light|dark)/.exec(d.cookie);if(m)d.documentElement.dataset.theme=m[1];
var p=null;function h(e){var b=e.target.closest&&e.target.closest('button,[role=button],[role=tab]');
if(!b||e.button||b.closest('a')||(b.type==='submit'&&b.form))return;p=b}
d.addEventListener('click',h,true);
w.takeEarlyClick=function(){d.removeEventListener('click',h,true);var b=p;p=null;return b}})(document,window)`;
