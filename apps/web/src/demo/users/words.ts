/** A role, plan or status as people read it: `admin` is "Admin". */
export const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
