// The script of /dev/bridge, inline in that page alone: the shell around the page, replayed vector by vector.
import { showBridgeCheck } from './bridge-check.ts';

showBridgeCheck(document);
