/** React alone, so that the start can run it before the application. */
import 'react-dom/client';
