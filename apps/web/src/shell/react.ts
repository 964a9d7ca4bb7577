/** React alone, for whoever wants it to have run before the application does. */
import 'react-dom/client';
