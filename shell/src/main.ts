// Shared libraries are negotiated before the first of them is used: everything else comes after this import.
void import('./start/bootstrap.tsx');
