import { hydrateRoot } from 'react-dom/client';
import { Sample } from './sample.tsx';

const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, <Sample />);
