import { createContext } from 'react';

/** Whether what is rendered stands within the frame, which has a main landmark already. */
export const InFrame = createContext(false);
