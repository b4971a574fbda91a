/** Files of XML as small trees. No document type, no entity and no other file is ever read. */
@NullMarked
package dev.cleave.interchange.xml;

import org.jspecify.annotations.NullMarked;
