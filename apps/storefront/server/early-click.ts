/**
 * Runs before the first paint: remembers the last click on a button that only the app can handle, so that the app replays it
 * once after hydration. Such a button is a plain one, or one that submits a form with neither an action nor a method: the browser
 * would reload the page and lose what was typed. Links and all other forms keep the browser's own behavior. Fields that a person
 * typed into, ticked or chose from are remembered, too; what the browser fills in by itself is not.
 */
export const EARLY_SCRIPT = `{let d=document,p,h=e=>{
let b=e.target.closest('button,[role=button],[role=tab]'),f=b&&b.type=='submit'&&b.form;
b&&!e.button&&!b.closest('a')&&(!f||f.matches(':not([action],[method])')&&!e.preventDefault())&&(p=b)};
d.addEventListener('click',h,true);d.addEventListener('input',e=>typed?.add(e.target),true);
typed=new Set;
takeEarlyClick=()=>(d.removeEventListener('click',h,true),p)}`;
