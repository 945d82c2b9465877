-- These words mean goods for adults, which a guest does not see; another drink is no answer to them.
delete from search_synonym where word in ('소주', '맥주', '와인') and meanings = '{음료}';
