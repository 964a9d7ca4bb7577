/** There is no other application to go back to. */
export const LeaveItem = () => null;
