/**
 * Runs before anything is painted: remembers the last click on a button that only the app can answer until the page has
 * hydrated, which then replays it once. Such is a plain button, and one that sends a form with neither an action nor a method:
 * by itself a browser would load the page anew and lose what was typed. Links, all other forms and inputs keep their own
 * behaviour and are left alone. Fields that were typed into, ticked or chosen in are remembered, too; what a browser fills in by
 * itself is not, for nobody meant anything by it.
 */
export const EARLY_SCRIPT = `{let d=document,p,h=e=>{
let b=e.target.closest('button,[role=button],[role=tab]'),f=b&&b.type=='submit'&&b.form;
b&&!e.button&&!b.closest('a')&&(!f||f.matches(':not([action],[method])')&&!e.preventDefault())&&(p=b)};
d.addEventListener('click',h,true);d.addEventListener('input',e=>typed?.add(e.target),true);
typed=new Set;
takeEarlyClick=()=>(d.removeEventListener('click',h,true),p)}`;
